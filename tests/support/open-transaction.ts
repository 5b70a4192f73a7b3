import { sql, type Transaction } from 'kysely'
import { expect } from 'vitest'
import { inTransaction, type Tables } from '#server/platform/database.ts'
import type { TestApp } from './app.ts'

/** Opens a transaction that stays open until `end`. */
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

/** Waits until `count` statements wait for a lock. */
export const untilWaiting = (app: TestApp, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      return rows.length
    })
    .toBe(count)
