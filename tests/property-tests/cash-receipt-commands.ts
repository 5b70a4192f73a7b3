import { confirmDeposit } from '#contract/admin-orders.ts'
import { markCashReceipt, requestCashReceipt } from '#contract/cash-receipts.ts'
import { manualCashReceipts } from './cash-receipt-invariants.ts'
import type { Command } from './command.ts'
import { customerCommands } from './customer-commands.ts'
import { jobCommands } from './job-commands.ts'

const ask: Command = ({ app, people }, { as, proof }, { nth }) => {
  const { order_number, ...query } = proof
  const body = { purpose: 'INCOME_DEDUCTION', number: `0101234567${nth % 10}` } as const
  const options = { as: as && people.member }
  return app.call(requestCashReceipt, { params: { order_number }, query, body }, options)
}

/** Commands about cash receipts, which the provider or the studio issues. */
export const cashReceiptCommands = {
  'requests a cash receipt': ask,
  /** Random commands rarely lead here. */
  'pays by transfer with a cash receipt': async (world, customerOrder, chance) => {
    const { app, people } = world
    await customerCommands['changes to bank transfer'](world, customerOrder)
    await ask(world, customerOrder, chance)
    const params = { order_number: customerOrder.number }
    const body = { amount: customerOrder.price }
    const confirmed = await app.call(confirmDeposit, { params, body }, { as: people.admin })
    await jobCommands['issues and cancels cash receipts'](world)
    return confirmed
  },
  'delays decisions on receipts': async ({ toss }, _customerOrder, { nth }) => {
    toss.receipts.state.begins = nth % 2 === 0 ? 'IN_PROGRESS' : 'COMPLETED'
    return undefined
  },
  'accepts or refuses a receipt': async ({ app, toss }, { number }, { nth }) => {
    // The tax office does not refuse a receipt that the studio has corrected by hand.
    const isUntouched = (await manualCashReceipts(app)).every(({ subject }) => subject !== number)
    toss.receipts.answer(isUntouched && nth % 3 === 0 ? 'FAILED' : 'COMPLETED', number)
    return undefined
  },
  'issues or cancels a receipt by hand': async ({ app, people }, { number }, { nth }) => {
    const task = await app.db
      .selectFrom('money_alarms')
      .select(['kind', 'amount'])
      .where('subject', '=', number)
      .where('kind', 'in', ['CASH_RECEIPT', 'CASH_RECEIPT_CANCEL'])
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    const what = task?.kind === 'CASH_RECEIPT_CANCEL' ? ('CANCEL' as const) : ('ISSUE' as const)
    const body = { what, amount: task?.amount ?? 1, issue_number: `G${nth}` }
    const params = { order_number: number }
    return app.call(markCashReceipt, { params, body }, { as: people.admin })
  },
} as const satisfies Record<string, Command>
