import { compareMoney, sumLedgerDays } from '#server/ledger/index.ts'
import { sendRefunds } from '#server/money/index.ts'
import { cancelUnpaidOrders, moneyEvents } from '#server/orders/index.ts'
import {
  confirmCashReceipts,
  pollIntents,
  processWebhooks,
  reconcile,
  syncCashReceipts,
} from '#server/payments/index.ts'
import { expirePoints } from '#server/points/index.ts'
import type { Command } from './command.ts'

/** Ignores a provider failure: the scheduler retries the job. */
const nothing = () => undefined

export const jobCommands = {
  'processes webhooks': async ({ app, orders }) => void (await processWebhooks(app.deps, orders)),
  'follows up intents': async ({ app, orders }) => void (await pollIntents(app.deps, orders)),
  'sends refunds': async ({ app, gateway }) =>
    void (await sendRefunds({ ...app.deps, gateway }, moneyEvents(app.deps))),
  'issues and cancels cash receipts': async ({ app, orders }) =>
    void (await syncCashReceipts(app.deps, orders)),
  'confirms cash receipts': async ({ app, orders }) =>
    void (await confirmCashReceipts(app.deps, orders)),
  'cancels unpaid orders': async ({ app }) => void (await cancelUnpaidOrders(app.deps)),
  'expires points': async ({ app }) => void (await expirePoints(app.deps)),
  reconciles: async ({ app, orders }) => void (await reconcile(app.deps, orders).catch(nothing)),
  'sums the ledger by day': async ({ app }) => void (await sumLedgerDays(app.deps)),
  'compares the ledger': async ({ app }) => void (await compareMoney(app.deps)),
} as const satisfies Record<string, Command>
