import type { Deps } from '#server/deps.ts'
import { moneyDisagreements } from './settlements.ts'

/** Looks every night whether all that knows of money tells the same; says how often it does not. */
export async function compareMoney({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const found = await moneyDisagreements(db)
  if (found.length > 0) log.error({ found }, 'orders, payments and the book do not agree')
  return found.length
}
