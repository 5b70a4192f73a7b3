import { Gauge, type Registry } from 'prom-client'
import { keysOf } from '#domain/collections/records.ts'
import type { Deps } from '#server/deps.ts'
import { type Figures, readFigures } from './read-figures.ts'

const HELP: Readonly<Record<keyof Figures, string>> = {
  orders_waiting: 'Orders that are not finished, by what they wait for',
  oldest_order_seconds: 'Age of the oldest unfinished order, by status',
  amount_due_won: 'Sum that customers still have to pay',
  refunds_due_won: 'Sum that the studio still has to pay back',
  sheets_late: 'Result sheets whose due day has passed',
  payments_unconfirmed: 'Payments whose outcome the provider has not confirmed',
  money_tasks: 'Questions about money that only the owner can answer',
  webhooks_unprocessed: 'Payments that a webhook event named and that were not read since',
  messages_unsent: 'Messages that are not delivered: queued, retrying or failed',
  oldest_message_seconds: 'Age of the oldest message that waits for delivery',
  backup_age_seconds: 'Time since the last complete backup began; absent before the first',
}

/** Reading is bounded to once in this time, however often somebody scrapes. */
const FRESH_FOR_MS = 10_000

/**
 * Registers the studio's own figures as gauges `gyeol_…` and returns the function that reads them.
 * If the database is away, `gyeol_database_up` is 0 and the last figures are removed.
 */
export function businessMetrics(registry: Registry, deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const databaseUp = new Gauge({
    name: 'gyeol_database_up',
    help: 'Whether the database answered',
    registers: [registry],
  })
  const gauges = new Map(
    keysOf(HELP).map((name) => [
      name,
      new Gauge({
        name: `gyeol_${name}`,
        help: HELP[name],
        labelNames: ['kind'],
        registers: [registry],
      }),
    ]),
  )
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read() {
    try {
      const figures = await readFigures(deps.db, deps.now())
      for (const [name, gauge] of gauges) {
        gauge.reset()
        for (const [kind, value] of Object.entries(figures[name])) gauge.set({ kind }, value)
      }
      databaseUp.set(1)
    } catch (error) {
      deps.log.warn({ err: error }, 'metrics: the database did not answer')
      for (const gauge of gauges.values()) gauge.reset()
      databaseUp.set(0)
    }
    readAt = performance.now()
  }

  return async () => {
    if (performance.now() - readAt < FRESH_FOR_MS) return
    reading ??= read().finally(() => {
      reading = undefined
    })
    await reading
  }
}
