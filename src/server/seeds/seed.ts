import type { Deps } from '#server/deps.ts'
import { seedBase } from './base.ts'
import { closeDemoMembers } from './demo/close-members.ts'
import { seedDemo } from './demo.ts'
import type { Seeded } from './seeded.ts'

interface SeedOptions {
  readonly content: 'demo' | 'base' | 'none'
  /** True if only this machine reaches the site. Otherwise demo members get random passwords. */
  readonly isLocal: boolean
}

/** Fills an empty database. Changes nothing else, except published passwords. */
export async function seed(deps: Deps, { content, isLocal }: SeedOptions): Promise<Seeded> {
  const wasEmpty = content !== 'none' && (await seedBase(deps))
  const seeded = wasEmpty && content === 'demo' ? await seedDemo(deps) : { accounts: [] }
  return isLocal ? seeded : closeDemoMembers(deps)
}
