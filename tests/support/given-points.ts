import { addDays } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import { inTransaction } from '#server/platform/database.ts'
import { earnPoints } from '#server/points/index.ts'
import type { TestApp } from './app.ts'

/** Gives a member points (default: now, valid for six months). */
export async function givenPoints(
  { db, clock }: TestApp,
  member: { readonly id: string },
  amount: number,
  { validMonths = 6, daysAgo = 0 } = {},
) {
  await inTransaction(db, (tx) =>
    earnPoints(tx, {
      memberId: member.id,
      amount: won(amount),
      reason: 'ADJUSTED',
      orderNumber: null,
      at: addDays(clock.now(), -daysAgo),
      validMonths,
    }),
  )
}
