import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { lockUnlessHeld, type OrderRow } from './store.ts'

const BATCH = 200

interface DueWork {
  /** The ids of orders that are due, at most `limit`. */
  readonly find: (limit: number) => Promise<readonly { readonly id: string }[]>
  /** Does the work if the locked order is still due; returns whether it was. */
  readonly work: (tx: Db, order: OrderRow) => Promise<boolean>
}

/**
 * Runs a job's work on every due order, each in its own transaction; returns how many. Skips an
 * order that is locked until the next run; a failure does not stop the others.
 */
export async function forEachDueOrder(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { find, work }: DueWork,
): Promise<number> {
  let done = 0
  for (let found = BATCH; found === BATCH; ) {
    const due = await find(BATCH)
    const before = done
    for (const { id } of due) if (await doOne(db, id, work, log)) done += 1
    found = done > before ? due.length : 0
  }
  return done
}

async function doOne(db: Db, id: string, work: DueWork['work'], log: Deps['log']) {
  try {
    return await inTransaction(db, async (tx) => {
      const order = await lockUnlessHeld(tx, id)
      return order !== undefined && (await work(tx, order))
    })
  } catch (error) {
    log.error({ err: error, order: id }, 'a due order could not be worked on')
    return false
  }
}
