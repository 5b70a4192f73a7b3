import { payOutRefunds } from '#contract/admin-money.ts'
import {
  changeOrderStatus,
  confirmDeposit,
  markRefundPaidOut,
  receiveDeposit,
  refundOrder,
  setRefundAccount,
  takeBackDeposit,
  takeLateDeposit,
} from '#contract/admin-orders.ts'
import { listPaymentTasks, reconcilePayments, resolvePaymentTask } from '#contract/payment-tasks.ts'
import { accountToRefundTo } from '#tests/support/given-orders.ts'
import type { Act } from './acts.ts'
import type { Buying, World } from './world.ts'

const reason = '사정이 생겼어요'

export const studioActs = {
  'confirms the deposit': ({ app, people }, buying) =>
    app.call(
      confirmDeposit,
      { ...of(buying), body: { amount: buying.price } },
      { as: people.admin },
    ),
  'writes down a deposit': ({ app, people }, buying, { amount }) =>
    app.call(receiveDeposit, { ...of(buying), body: { amount } }, { as: people.admin }),
  'writes down a late deposit': ({ app, people }, buying, { amount }) =>
    app.call(takeLateDeposit, { ...of(buying), body: { amount } }, { as: people.admin }),
  'saw the deposit fetched back': ({ app, people }, buying) =>
    app.call(takeBackDeposit, { ...of(buying), body: {} }, { as: people.admin }),
  'refunds by the rules': ({ app, people }, buying) =>
    app.call(refundOrder, { ...of(buying), body: { reason } }, { as: people.admin }),
  'refunds another amount': ({ app, people }, buying, { amount }) =>
    app.call(refundOrder, { ...of(buying), body: { reason, amount } }, { as: people.admin }),
  'refunds a part': ({ app, people }, buying, { amount }) => {
    const body = { reason, amount, keeps_order: true }
    return app.call(refundOrder, { ...of(buying), body }, { as: people.admin })
  },
  'is told the account': ({ app, people }, buying) =>
    app.call(
      setRefundAccount,
      { ...of(buying), body: { refund_account: accountToRefundTo } },
      { as: people.admin },
    ),
  'pays the refunds of an order out': ({ app, people }, buying) =>
    app.call(markRefundPaidOut, of(buying), { as: people.admin }),
  'pays every refund out': async ({ app, people }) => {
    const refunds = await app.db.selectFrom('refunds').select('id').execute()
    if (refunds.length === 0) return undefined
    const body = { refund_ids: refunds.map(({ id }) => id) }
    return app.call(payOutRefunds, { body }, { as: people.admin })
  },
  'goes on without a survey': ({ app, people }, buying) => {
    const body = { status: 'CONSULTING_SCHEDULED' } as const
    return app.call(changeOrderStatus, { ...of(buying), body }, { as: people.admin })
  },
  'has the books compared': ({ app, people }) =>
    app.call(reconcilePayments, { body: {} }, { as: people.admin }),
  'says that withdrawn refunds had been sent': async ({ app, people }: World) => {
    const options = { as: people.admin }
    const listed = await app.call(listPaymentTasks, {}, options)
    const tasks = listed.ok ? listed.reply.items : []
    for (const { id, kind } of tasks) {
      if (kind !== 'REFUND_WITHDRAWN') continue
      const body = { resolution: 'PAID_BY_HAND' } as const
      await app.call(resolvePaymentTask, { params: { id: String(id) }, body }, options)
    }
    return listed
  },
  'ends a task': (world, _buying, { nth }) => endTask(world, nth),
} as const satisfies Record<string, Act>

const of = ({ number }: Buying) => ({ params: { order_number: number } })

async function endTask({ app, people }: World, nth: number) {
  const options = { as: people.admin }
  const listed = await app.call(listPaymentTasks, {}, options)
  const task = listed.ok && listed.reply.items[nth % listed.reply.items.length]
  if (!task) return listed
  const body = {
    resolution: task.resolutions[nth % task.resolutions.length]!,
    refund_account: accountToRefundTo,
  }
  return app.call(resolvePaymentTask, { params: { id: task.id }, body }, options)
}
