import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { inTransaction } from '#server/platform/database.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import { givenPoints } from '#tests/support/given-points.ts'
import { lockBalance, remindPoints, spendPoints } from './index.ts'

const HALF_A_YEAR_LESS = 160

const spend = (app: TestApp, { id }: GivenMember, points: number) =>
  inTransaction(app.db, async (tx) => {
    const order = { memberId: id, orderNumber: 'K7QW2M9T', at: app.clock.now() }
    await lockBalance(tx, id, order.at)
    await spendPoints(tx, { ...order, amount: won(points) })
  })

test('sends one reminder of all points that expire within a month, in the member’s language', async () => {
  const app = await startApp()
  const member = await givenMember(app, { language: 'vi' })
  await givenPoints(app, member, 2_000, { daysAgo: HALF_A_YEAR_LESS })
  await givenPoints(app, member, 700, { daysAgo: HALF_A_YEAR_LESS - 1 })
  await givenPoints(app, member, 9_000)
  await spend(app, member, 1_500)

  expect(await remindPoints(app.deps)).toBe(1)
  expect(await remindPoints(app.deps)).toBe(0)

  const mails = await app.db
    .selectFrom('messages')
    .select(['recipient', 'subject', 'text'])
    .where('kind', '=', 'POINTS_EXPIRING')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.recipient).toBe(member.email)
  expect(mails[0]?.subject).toMatch(/1[.,]200.*sắp hết hạn/)
  expect(mails[0]?.text).toContain('23:59 ngày 26/11/2026')
})

test('sends no reminder of spent, expired or later points, or without an address', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPoints(app, member, 2_000)
  await givenPoints(app, await givenMember(app), 2_000, { daysAgo: 200 })
  const spender = await givenMember(app)
  await givenPoints(app, spender, 2_000, { daysAgo: HALF_A_YEAR_LESS })
  await spend(app, spender, 2_000)
  const unreachable = await givenMember(app, { email: '' })
  await givenPoints(app, unreachable, 2_000, { daysAgo: HALF_A_YEAR_LESS })

  expect(await remindPoints(app.deps)).toBe(0)

  app.clock.advance(HALF_A_YEAR_LESS * DAY_MS)
  expect(await remindPoints(app.deps)).toBe(1)
})
