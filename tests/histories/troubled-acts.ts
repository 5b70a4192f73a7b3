import { confirmDeposit, refundOrder } from '#contract/admin-orders.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import type { Act } from './acts.ts'
import { customerActs } from './customer-acts.ts'
import { jobActs } from './job-acts.ts'
import type { World } from './world.ts'

/** The work is done, or will be, and nobody hears of it: only the same key asks for it once. */
const unheard = ['dropsAfter', 'worksLater', 'breaksAfter', 'breaksBefore'] as const
/** Longer than money that pays nothing rests before it is given back. */
const REST_MS = 6 * MINUTE_MS

/** What must be asked for again, with the key of before: chance alone brings it about too seldom. */
export const troubledActs = {
  'gives a part back, and nobody hears of it': async (world, buying, { nth }) => {
    const { app, people } = world
    const options = { as: people.admin }
    const body = { reason: '사정이 생겼어요', amount: 10_000, keeps_order: true }
    const asked = await app.call(
      refundOrder,
      { params: { order_number: buying.number }, body },
      options,
    )
    isUnheard(world, nth)
    await jobActs['sends refunds'](world)
    return asked
  },
  'pays twice, and nobody hears of the way back': async (world, buying, { nth, amount }) => {
    const { app, people, toss, clock } = world
    await customerActs['agrees in the window'](world, buying, { nth: 0, amount })
    toss.meets('confirm', 'dropsAfter')
    toss.meets('read', 'dropsBefore')
    await customerActs['comes back from it'](world, buying, { nth: 1, amount })
    const body = { amount: buying.price }
    const params = { order_number: buying.number }
    const confirmed = await app.call(confirmDeposit, { params, body }, { as: people.admin })
    clock.advance(MINUTE_MS)
    await jobActs['follows up attempts'](world)
    isUnheard(world, nth)
    clock.advance(REST_MS)
    await jobActs['follows up attempts'](world)
    return confirmed
  },
} as const satisfies Record<string, Act>

function isUnheard({ toss }: World, nth: number) {
  toss.meets('cancel', unheard[nth % unheard.length]!)
  toss.meets('read', 'dropsBefore')
}
