/**
 * `npm run reconcile [FIRST-DAY]`: compares the payment provider's transactions with ours since a day
 * in Seoul (default: four days ago), applies lost ones and prints the tasks for the owner.
 */
import { resolve } from 'node:path'
import { parseSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { openSiteDatabase } from '#server/adapters/database/site-database.ts'
import { paymentProviders } from '#server/adapters/payment/payment-providers.ts'
import { readConfig } from '#server/config.ts'
import { payableOrders } from '#server/orders/index.ts'
import { reconcile } from '#server/payments/index.ts'
import { jobLimits, openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logging.ts'

const config = readConfig(process.env)
const log = createLogger('warn')
const [day] = process.argv.slice(2)
const providers = paymentProviders(config, log)
if (!providers.some(({ gateway }) => gateway)) {
  console.error('No payment provider is set up: TOSS_CLIENT_KEY and TOSS_SECRET_KEY are not set.')
  process.exit(1)
}
const dataDir = resolve(config.DATA_DIR)
const database = await openSiteDatabase(config.DATABASE_URL, { dataDir, log })
const db = openDatabase(database.url, jobLimits)
const publicUrl = (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, '')
const deps = { db, now: () => new Date(), log, paymentProviders: providers }
const done = await reconcile(
  deps,
  payableOrders({ publicUrl }),
  day ? startOfSeoulDay(parseSeoulDay(day)) : undefined,
)
console.log(
  `${done.compared} payments compared, ${done.settled} settled, ${done.open_tasks} tasks open`,
)
await db.destroy()
await database.stop()
