import type { Deps } from '#server/deps.ts'
import { closeDemoMembers } from './demo/close-members.ts'
import { isFilled } from './is-filled.ts'
import type { Seeded } from './seeded.ts'

interface SeedOptions {
  readonly content: 'demo' | 'base' | 'none'
  /** True if only this machine reaches the site. Otherwise demo members get random passwords. */
  readonly isLocal: boolean
}

/** Fills an empty database. Changes nothing else, except published passwords. */
export async function seed(deps: Deps, { content, isLocal }: SeedOptions): Promise<Seeded> {
  const seeded = content === 'none' ? NOTHING : await fill(deps, content)
  return isLocal ? seeded : closeDemoMembers(deps)
}

const NOTHING: Seeded = { accounts: [] }

/** Loads the content only for an empty database: it is two hundred kilobytes of texts. */
async function fill(deps: Deps, content: 'demo' | 'base'): Promise<Seeded> {
  if (await isFilled(deps.db)) return NOTHING
  const { seedBase } = await import('./base.ts')
  if (!(await seedBase(deps)) || content === 'base') return NOTHING
  const { seedDemo } = await import('./demo.ts')
  return seedDemo(deps)
}
