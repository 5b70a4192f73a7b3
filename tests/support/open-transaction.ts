import type { Transaction } from 'kysely'
import { inTransaction, type Tables } from '#server/platform/database.ts'
import type { TestApp } from './app.ts'

/** A transaction that somebody has open while others go on. */
export async function openTransaction(db: TestApp['db']) {
  const { promise: begun, resolve: begin } = Promise.withResolvers<Transaction<Tables>>()
  const { promise: ending, resolve: end } = Promise.withResolvers<'commit' | 'undo'>()
  const ended = inTransaction(db, async (tx) => {
    begin(tx)
    if ((await ending) === 'undo') throw new Error('undone')
  }).catch((error: Error) => {
    if (error.message !== 'undone') throw error
  })
  return {
    tx: await begun,
    end: async (how: 'commit' | 'undo') => {
      end(how)
      await ended
    },
  }
}
