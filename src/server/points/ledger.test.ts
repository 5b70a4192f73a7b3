import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, endOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenPoints } from '#tests/support/given-points.ts'
import {
  balanceOf,
  earnPoints,
  expirePoints,
  lockBalance,
  restorePoints,
  spendPoints,
} from './index.ts'
import { takeOldestPoints } from './spend-points.ts'

const RACERS = 50

/** Balance, lots and ledger of a member's points, which must be equal. */
async function accountsOf(db: Db, memberId: string, at: Date) {
  const entries = await db
    .selectFrom('point_entries')
    .select('amount')
    .where('member_id', '=', memberId)
    .execute()
  const { balance } = await db
    .selectFrom('point_balances')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const ledger = entries.reduce((sum, { amount }) => sum + amount, 0)
  return { ledger, balance, living: await balanceOf(db, memberId, at) }
}

async function expectOneNumber(db: Db, memberId: string, at: Date) {
  await inTransaction(db, (tx) => lockBalance(tx, memberId, at))
  const { ledger, balance, living } = await accountsOf(db, memberId, at)
  expect({ ledger, living }).toEqual({ ledger: balance, living: balance })
  return balance
}

const spend = (tx: Db, memberId: string, orderNumber: string, amount: number, at: Date) =>
  lockBalance(tx, memberId, at).then(() =>
    spendPoints(tx, { memberId, orderNumber, amount: won(amount), at }),
  )

interface Move {
  readonly kind: 'earn' | 'spend' | 'restore' | 'take back'
  readonly amount: number
  readonly order: number
}

const moves = fc.array(
  fc.record({
    days: fc.constantFrom(0, 0, 1, 20, 45),
    atOnce: fc.array(
      fc.record<Move>({
        kind: fc.constantFrom('earn', 'earn', 'spend', 'spend', 'restore', 'take back'),
        amount: fc.integer({ min: 1, max: 3_000 }),
        order: fc.nat({ max: 5 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

test('ledger, balance and lots agree under concurrent movements', async () => {
  const app = await startApp()
  const { db } = app

  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      const { id: memberId } = await givenMember(app)
      let at = app.clock.now()

      const run = ({ kind, amount, order }: Move) =>
        inTransaction<unknown>(db, async (tx) => {
          const orderNumber = `${memberId.slice(0, 8)}-${order}`
          if (kind === 'spend') return spend(tx, memberId, orderNumber, amount, at)
          if (kind === 'take back') return takeBack(tx, memberId, amount, at)
          if (kind === 'restore') return restorePoints(tx, { memberId, orderNumber, at })
          const reason = 'CONSULTING_COMPLETED'
          const earned = { memberId, amount: won(amount), reason, at, validMonths: 1 } as const
          return earnPoints(tx, { ...earned, orderNumber })
        })

      for (const { days, atOnce } of steps) {
        at = new Date(at.getTime() + days * DAY_MS)
        const outcomes = await Promise.allSettled([
          ...atOnce.map(run),
          expirePoints({ db, now: () => at }),
        ])
        for (const outcome of outcomes) expectDoneOrRefused(outcome)
        expect(await expectOneNumber(db, memberId, at)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 25 },
  )
})

/** Spending twice for an order is a bug of the caller, which a unique index rejects. */
function expectDoneOrRefused(outcome: PromiseSettledResult<unknown>) {
  if (outcome.status === 'rejected') {
    expect(['POINTS_INSUFFICIENT', '23505']).toContain(outcome.reason.code)
  }
}

async function takeBack(tx: Db, memberId: string, amount: number, at: Date) {
  await lockBalance(tx, memberId, at)
  await takeOldestPoints(tx, memberId, won(amount), at)
  await tx
    .insertInto('point_entries')
    .values({ member_id: memberId, amount: -amount, reason: 'ADJUSTED', created_at: at })
    .execute()
}

test('[SEC-02] gives points for ten orders to ten of 50 concurrent orders', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPoints(app, member, 10_500)
  const at = app.clock.now()

  const outcomes = await Promise.allSettled(
    Array.from({ length: RACERS }, (_, number) =>
      inTransaction(app.db, (tx) => spend(tx, member.id, `O-${number}`, 1_000, at)),
    ),
  )

  const refused = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason.code] : []))
  expect(refused).toEqual(Array(RACERS - 10).fill('POINTS_INSUFFICIENT'))
  expect(await expectOneNumber(app.db, member.id, at)).toBe(500)
})

test('earns points once for 50 concurrent completions', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const at = app.clock.now()

  const earned = await Promise.all(
    Array.from({ length: RACERS }, () =>
      inTransaction(app.db, (tx) =>
        earnPoints(tx, {
          memberId: member.id,
          amount: won(900),
          reason: 'CONSULTING_COMPLETED',
          orderNumber: 'O-1',
          at,
          validMonths: 6,
        }),
      ),
    ),
  )

  expect(earned.filter(Boolean)).toHaveLength(1)
  expect(await expectOneNumber(app.db, member.id, at)).toBe(900)
})

/** Points that expire at the end of 3 November 2026 in Seoul. */
async function givenPointsThatEnd(app: TestApp) {
  const member = await givenMember(app)
  app.clock.set(new Date('2026-10-03T03:00:00Z'))
  await givenPoints(app, member, 5_000, { validMonths: 1 })
  const lastMoment = endOfSeoulDay({ year: 2026, month: 11, day: 3 })
  return { memberId: member.id, lastMoment, midnight: new Date(lastMoment.getTime() + 1) }
}

test('spends points that expire at midnight in Seoul before it, not after', async () => {
  const app = await startApp()
  const { memberId, lastMoment, midnight } = await givenPointsThatEnd(app)

  expect(await balanceOf(app.db, memberId, lastMoment)).toBe(5_000)
  expect(await balanceOf(app.db, memberId, midnight)).toBe(0)
  await expect(
    inTransaction(app.db, (tx) => spend(tx, memberId, 'LATE', 1_000, midnight)),
  ).rejects.toMatchObject({ code: 'POINTS_INSUFFICIENT' })
  await inTransaction(app.db, (tx) => spend(tx, memberId, 'TIMELY', 3_000, lastMoment))
  expect(await expectOneNumber(app.db, memberId, midnight)).toBe(0)
})

test('completes a checkout with points that expire at midnight meanwhile', async () => {
  const app = await startApp()
  const { memberId, lastMoment, midnight } = await givenPointsThatEnd(app)

  const { expiry } = await inTransaction(app.db, async (tx) => {
    expect(await lockBalance(tx, memberId, lastMoment)).toBe(5_000)
    const running = expirePoints({ db: app.db, now: () => midnight })
    const order = { memberId, orderNumber: 'O-1', amount: won(3_000), at: lastMoment }
    await spendPoints(tx, order)
    return { expiry: running }
  })
  await expiry

  const entries = await app.db
    .selectFrom('point_entries')
    .select(['reason', 'amount'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { reason: 'ADJUSTED', amount: 5_000 },
    { reason: 'ORDER_SPENT', amount: -3_000 },
    { reason: 'EXPIRED', amount: -2_000 },
  ])
  expect(await expectOneNumber(app.db, memberId, midnight)).toBe(0)
})

test('restored points keep their expiry day, or get 30 days if it has passed', async () => {
  const app = await startApp()
  const { memberId, lastMoment, midnight } = await givenPointsThatEnd(app)
  const db = app.db
  const restore = (orderNumber: string, at: Date) =>
    inTransaction(db, (tx) => restorePoints(tx, { memberId, orderNumber, at }))
  await inTransaction(db, (tx) => spend(tx, memberId, 'O-1', 1_000, lastMoment))
  await inTransaction(db, (tx) => spend(tx, memberId, 'O-2', 2_000, lastMoment))

  expect(await restore('O-1', lastMoment)).toBe(1_000)
  expect(await balanceOf(db, memberId, midnight)).toBe(0)
  expect(await restore('O-2', midnight)).toBe(2_000)
  expect(await restore('O-2', midnight)).toBe(0)

  const lastDay = endOfSeoulDay({ year: 2026, month: 12, day: 4 })
  expect(await balanceOf(db, memberId, lastDay)).toBe(2_000)
  expect(await balanceOf(db, memberId, new Date(lastDay.getTime() + 1))).toBe(0)
  expect(await expectOneNumber(db, memberId, midnight)).toBe(2_000)
})
