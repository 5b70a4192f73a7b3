import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectLedgerToBalance } from '#tests/support/ledger.ts'
import { openTransaction } from '#tests/support/open-transaction.ts'
import { credit, debit, post, sumLedgerDays } from './index.ts'

let posted = 0

const entry = (daysAgo: number, amount: number) => ({
  what: 'ALLOWANCE' as const,
  cause: `test:${++posted}`,
  // 23:59:59 in Seoul, then the next day.
  at: new Date(Date.parse('2026-11-02T14:59:59Z') - Math.floor(daysAgo * 86_400_000)),
  lines: [debit('POINTS_GRANTED', won(amount)), credit('SALES', won(amount))],
})

const asRows = (from: string) => sql<object>`
  select day::text, what, account, sum(debit)::bigint as debit, sum(credit)::bigint as credit
  from ${sql.raw(from)} group by day, what, account order by day, what, account`

/** Stored days, and the lines themselves, as of one moment. */
async function expectDaysToBeTheBook(db: Db) {
  const { rows } = await sql<{ stored: object; book: object }>`
    select (select json_agg(stored) from (${asRows('ledger_by_day')}) as stored) as stored,
      (select json_agg(book) from (${asRows(`(
        select (at at time zone 'Asia/Seoul')::date as day, what, account, debit, credit
        from ledger_lines join ledger_entries on ledger_entries.id = entry_id) as line`)}) as book) as book
  `.execute(db)
  expect(rows[0]?.stored).toEqual(rows[0]?.book)
}

const summedUpTo = async ({ db }: TestApp) =>
  (await db.selectFrom('ledger_sum_progress').select('up_to').executeTakeFirstOrThrow()).up_to

test('adds an entry that was committed after later ones', async () => {
  const app = await startApp()
  const slow = await openTransaction(app.db)
  await post(slow.tx, entry(0, 1_000))
  await inTransaction(app.db, (tx) => post(tx, entry(0, 500)))

  expect(await sumLedgerDays(app.deps)).toBe(0) // while somebody writes, nobody knows the last entry
  await slow.end('commit')
  expect(await sumLedgerDays(app.deps)).toBe(2)

  await expectDaysToBeTheBook(app.db)
  await expectLedgerToBalance(app)
})

test('adds an entry to a day that was summed before', async () => {
  const app = await startApp()
  await inTransaction(app.db, (tx) => post(tx, entry(40, 1_000)))
  await sumLedgerDays(app.deps)
  await inTransaction(app.db, (tx) => post(tx, entry(40, 70)))
  await expectDaysToBeTheBook(app.db)
  await sumLedgerDays(app.deps)

  await expectDaysToBeTheBook(app.db)
  const days = await app.db.selectFrom('ledger_days').select('debit').execute()
  expect(days.map(({ debit: sum }) => sum).sort()).toEqual([0, 1_070])
})

test('adds each entry once in concurrent runs, while writers only wait', async () => {
  const app = await startApp()
  const other = openTestDatabase(app.databaseUrl, { poolSize: 4 })
  const writes = Array.from({ length: 40 }, (_, at) =>
    inTransaction(at % 2 ? app.db : other, (tx) => post(tx, entry(at % 3, 1_000 + at))),
  )
  const sums = Array.from({ length: 6 }, (_, at) =>
    sumLedgerDays(at % 2 ? app.deps : { ...app.deps, db: other }),
  )
  const reads = Array.from({ length: 6 }, () => expectDaysToBeTheBook(app.db))
  await Promise.all([...writes, ...sums, ...reads])
  await sumLedgerDays(app.deps)
  await other.destroy()

  expect(await summedUpTo(app)).toBeGreaterThanOrEqual(40)
  await expectDaysToBeTheBook(app.db)
  await expectLedgerToBalance(app)
})

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('write' as const),
      daysAgo: fc.double({ min: 0, max: 3, noNaN: true }),
      amount: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('begin' as const),
      daysAgo: fc.double({ min: 0, max: 3, noNaN: true }),
      amount: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('end' as const),
      how: fc.constantFrom('commit' as const, 'undo' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('sum' as const),
      instances: fc.integer({ min: 1, max: 2 }),
    }),
  },
)

test('the daily sums equal the ledger, whatever is written for any day', async () => {
  const app = await startApp()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const open: Awaited<ReturnType<typeof openTransaction>>[] = []
      for (const it of steps) {
        if (it.does === 'write') {
          await inTransaction(app.db, (tx) => post(tx, entry(it.daysAgo, it.amount)))
        } else if (it.does === 'begin' && open.length < 3) {
          const begun = await openTransaction(app.db)
          await post(begun.tx, entry(it.daysAgo, it.amount))
          open.push(begun)
        } else if (it.does === 'end') {
          await open.shift()?.end(it.how)
        } else if (it.does === 'sum') {
          await Promise.all(Array.from({ length: it.instances }, () => sumLedgerDays(app.deps)))
        }
        await expectDaysToBeTheBook(app.db)
      }
      for (const left of open) await left.end('commit')
      await sumLedgerDays(app.deps)
      await expectDaysToBeTheBook(app.db)
    }),
    { numRuns: 12 },
  )
  await expectLedgerToBalance(app)
})

test('reports a sum that differs from the ledger as a disagreement', async () => {
  const app = await startApp()
  await inTransaction(app.db, (tx) => post(tx, entry(0, 1_000)))
  await sumLedgerDays(app.deps)
  await sql`update ledger_days set debit = debit + 1, credit = credit + 1 where account = 'SALES'`.execute(
    app.db,
  )

  const { rows } = await sql`select * from money_disagreements order by what`.execute(app.db)

  const subject = '2026-11-02 ALLOWANCE SALES'
  expect(rows).toEqual([
    { what: 'DAY_CREDIT', subject, expected: 1_000, found: 1_001 },
    { what: 'DAY_DEBIT', subject, expected: 0, found: 1 },
  ])
})
