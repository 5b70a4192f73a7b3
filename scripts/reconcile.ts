/**
 * `npm run reconcile [FIRST-DAY]`: compares the payment provider's transactions with ours since a day
 * in Seoul (default: four days ago), applies lost ones and prints the tasks for the owner.
 */
import { formatSeoulDay, parseSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { paymentProviders } from '#server/adapters/payment/payment-providers.ts'
import { payableOrders } from '#server/orders/index.ts'
import { reconcile } from '#server/payments/index.ts'
import { createLogger } from '#server/platform/logging.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { runOnSite } from './run-on-site.ts'

const [day] = process.argv.slice(2)

await runOnSite(async ({ config, db, publicUrl }) => {
  const since = day === undefined ? undefined : startOfDay(day)
  const log = createLogger('warn')
  const providers = paymentProviders(config, log)
  if (!providers.some(({ gateway }) => gateway)) {
    throw new Error(
      'No payment provider is set up: TOSS_CLIENT_KEY and TOSS_SECRET_KEY are not set.',
    )
  }
  const deps = { db, now: () => new Date(), log, paymentProviders: providers }
  const done = await reconcile(deps, payableOrders({ publicUrl }), since).catch(toSentence)
  console.log(
    `${done.compared} payments compared, ${done.settled} settled, ${done.open_tasks} tasks open`,
  )
})

/** @throws for anything but an existing day such as 2026-11-02. */
function startOfDay(text: string): Date {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const parsed = parseSeoulDay(text)
    if (formatSeoulDay(parsed) === text) return startOfSeoulDay(parsed)
  }
  throw new Error(`${text} is no day. Write it as 2026-11-02.`)
}

function toSentence(error: unknown): never {
  if (error instanceof Refusal && error.code === 'COMPANY_BOOKS_UNREADABLE') {
    throw new Error(
      'The payment provider did not answer, or refuses the keys. `npm run doctor` examines both.',
    )
  }
  throw error
}
