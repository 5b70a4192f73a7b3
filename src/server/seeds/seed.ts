import type { Deps } from '#server/deps.ts'
import { seedBase } from './base.ts'
import { seedDemo } from './demo.ts'

/** What came of it: the demo members' logins to print, `user id / password`. */
export interface Seeded {
  readonly accounts: readonly string[]
}

/** Fills an empty database; a database that has content is left alone. */
export async function seed(deps: Deps, what: 'demo' | 'base' | 'none'): Promise<Seeded> {
  if (what === 'none') return { accounts: [] }
  const wasEmpty = await seedBase(deps)
  return what === 'demo' && wasEmpty ? seedDemo(deps) : { accounts: [] }
}
