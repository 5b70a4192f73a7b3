import { confirmDeposit, refundOrder } from '#contract/admin-orders.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { adminCommands } from './admin-commands.ts'
import type { Command } from './command.ts'
import { customerCommands } from './customer-commands.ts'
import { jobCommands } from './job-commands.ts'
import { providerCommands } from './provider-commands.ts'
import type { CustomerOrder, World } from './world.ts'

/** Failures with a lost reply, after which only the same idempotency key is safe. */
const unheard = ['dropsAfter', 'worksLater', 'breaksAfter', 'breaksBefore'] as const
/** Longer than the pause between two reads of an intent. */
const REST_MS = 6 * MINUTE_MS

/** Requests that must be retried with the same key, which random commands rarely lead to. */
export const failureScenarios = {
  'refunds a part with a lost reply': (world, customerOrder, { nth }) =>
    givePartBack(world, customerOrder, nth),
  'refunds a part with a lost reply and again in the provider’s admin': async (
    world,
    customerOrder,
  ) => {
    const asked = await givePartBack(world, customerOrder, 0)
    world.clock.advance(MINUTE_MS)
    const refundInAdmin = 'refunds in the provider’s admin'
    await providerCommands[refundInAdmin](world, customerOrder, { nth: 1, amount: 10_000 })
    return asked
  },
  /** The provider refuses refunds, so the studio transfers a part or says that it did. */
  'refunds a part of a deposit by transfer, then its bank reverses it': async (
    world,
    customerOrder,
    { nth },
  ) => {
    const { toss, clock } = world
    const chance = { nth: 1, amount: 10_000 }
    await customerCommands['opens, authorizes and returns'](world, customerOrder, chance)
    await customerCommands['deposits into the virtual account'](world, customerOrder)
    clock.advance(2 * HOUR_MS)
    await world.signIn()
    await jobCommands.reconciles(world)
    await adminCommands['refunds a part'](world, customerOrder, chance)
    await adminCommands['sets the refund account'](world, customerOrder)
    toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
    await jobCommands['sends refunds'](world)
    if (nth % 2) await adminCommands['sends the due refunds of an order'](world, customerOrder)
    const cancelled = await customerCommands.cancels(world, customerOrder)
    toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
    await jobCommands['sends refunds'](world)
    await providerCommands['reverses a deposit'](world, customerOrder)
    await jobCommands.reconciles(world)
    if (nth % 4 !== 1) return cancelled
    // The customer pays the amount due by card before the studio reports that more was refunded.
    await customerCommands['opens, authorizes and returns'](world, customerOrder, {
      nth: 5,
      amount: 0,
    })
    return adminCommands['confirms unconfirmed refunds as sent'](world)
  },
  'pays twice with a lost reply': async (world, customerOrder, { nth, amount }) => {
    const { app, people, toss, clock } = world
    await customerCommands['authorizes in the window'](world, customerOrder, { nth: 0, amount })
    toss.meets('confirm', 'dropsAfter')
    toss.meets('read', 'dropsBefore')
    await customerCommands['returns from the window'](world, customerOrder, { nth: 1, amount })
    const body = { amount: customerOrder.price }
    const params = { order_number: customerOrder.number }
    const confirmed = await app.call(confirmDeposit, { params, body }, { as: people.admin })
    clock.advance(MINUTE_MS)
    await jobCommands['follows up intents'](world)
    loseNextAnswer(world, nth)
    clock.advance(REST_MS)
    await jobCommands['follows up intents'](world)
    return confirmed
  },
} as const satisfies Record<string, Command>

async function givePartBack(world: World, { number }: CustomerOrder, nth: number) {
  const body = { reason: '사정이 생겼어요', amount: 10_000, keeps_order: true }
  const params = { order_number: number }
  const asked = await world.app.call(refundOrder, { params, body }, { as: world.people.admin })
  loseNextAnswer(world, nth)
  await jobCommands['sends refunds'](world)
  return asked
}

function loseNextAnswer({ toss }: World, nth: number) {
  toss.meets('cancel', unheard[nth % unheard.length]!)
  toss.meets('read', 'dropsBefore')
}
