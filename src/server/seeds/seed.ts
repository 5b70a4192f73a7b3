import type { Deps } from '#server/deps.ts'
import { seedBase } from './base.ts'
import { closeDemoMembers } from './demo/close-members.ts'
import { seedDemo } from './demo.ts'
import type { Seeded } from './seeded.ts'

interface SeedOptions {
  readonly content: 'demo' | 'base' | 'none'
  /** Only this machine reaches the site. Elsewhere no demo member has the published password. */
  readonly isLocal: boolean
}

/** Fills an empty database; a database that has content is left alone, but for published passwords. */
export async function seed(deps: Deps, { content, isLocal }: SeedOptions): Promise<Seeded> {
  const wasEmpty = content !== 'none' && (await seedBase(deps))
  const seeded = wasEmpty && content === 'demo' ? await seedDemo(deps) : { accounts: [] }
  return isLocal ? seeded : closeDemoMembers(deps)
}
