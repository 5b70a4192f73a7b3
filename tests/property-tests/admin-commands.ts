import {
  answerRefund,
  listDueRefunds,
  markRefundsSent,
  refundAnswers,
} from '#contract/admin-money.ts'
import {
  changeOrderStatus,
  confirmDeposit,
  receiveDeposit,
  refundOrder,
  setRefundAccount,
} from '#contract/admin-orders.ts'
import {
  acceptDifference,
  listMoneyTasks,
  reconcilePayments,
  resolveAlarm,
} from '#contract/money-tasks.ts'
import { accountToRefundTo } from '#tests/support/given-orders.ts'
import type { Command } from './command.ts'
import type { CustomerOrder, World } from './world.ts'

const reason = '사정이 생겼어요'

export const adminCommands = {
  'confirms the deposit': ({ app, people }, customerOrder) =>
    app.call(
      confirmDeposit,
      { ...of(customerOrder), body: { amount: customerOrder.price } },
      { as: people.admin },
    ),
  'records a deposit': ({ app, people }, customerOrder, { amount }) =>
    app.call(receiveDeposit, { ...of(customerOrder), body: { amount } }, { as: people.admin }),
  'refunds by the rules': ({ app, people }, customerOrder) =>
    app.call(refundOrder, { ...of(customerOrder), body: { reason } }, { as: people.admin }),
  'refunds another amount': ({ app, people }, customerOrder, { amount }) =>
    app.call(refundOrder, { ...of(customerOrder), body: { reason, amount } }, { as: people.admin }),
  'refunds a part': ({ app, people }, customerOrder, { amount }) => {
    const body = { reason, amount, keeps_order: true }
    return app.call(refundOrder, { ...of(customerOrder), body }, { as: people.admin })
  },
  'sets the refund account': ({ app, people }, customerOrder) =>
    app.call(
      setRefundAccount,
      { ...of(customerOrder), body: { refund_account: accountToRefundTo } },
      { as: people.admin },
    ),
  'sends the due refunds of an order': async ({ app, people }, { number }) => {
    const options = { as: people.admin }
    const listed = await app.call(listDueRefunds, {}, options)
    const due = listed.ok ? listed.reply.items.filter((it) => it.order_number === number) : []
    if (due.length === 0) return listed
    return app.call(markRefundsSent, { body: { refund_ids: due.map(({ id }) => id) } }, options)
  },
  'marks every refund as sent': async ({ app, people }) => {
    const refunds = await app.db.selectFrom('refunds').select('id').execute()
    if (refunds.length === 0) return undefined
    const body = { refund_ids: refunds.map(({ id }) => id) }
    return app.call(markRefundsSent, { body }, { as: people.admin })
  },
  'continues without a survey': ({ app, people }, customerOrder) => {
    const body = { status: 'CONSULTING_SCHEDULED' } as const
    return app.call(changeOrderStatus, { ...of(customerOrder), body }, { as: people.admin })
  },
  'starts a reconciliation': ({ app, people }) =>
    app.call(reconcilePayments, { body: {} }, { as: people.admin }),
  'confirms unconfirmed refunds as sent': async ({ app, people }) => {
    const options = { as: people.admin }
    const listed = await app.call(listMoneyTasks, {}, options)
    for (const it of listed.ok ? listed.reply.questions : []) {
      if (it.kind !== 'UNCONFIRMED') continue
      const asked = { params: { id: it.refund_id }, body: { answer: 'SENT' } } as const
      await app.call(answerRefund, asked, options)
    }
    return listed
  },
  'answers a question': (world, _customerOrder, { nth }) => answer(world, nth),
  'resolves an alarm': async ({ app, people }, _customerOrder, { nth }) => {
    const options = { as: people.admin }
    const listed = await app.call(listMoneyTasks, {}, options)
    const alarms = listed.ok ? listed.reply.alarms : []
    const alarm = alarms[nth % alarms.length]
    const resolution = alarm?.resolutions[nth % alarm.resolutions.length]
    if (!alarm || !resolution) return listed
    return app.call(resolveAlarm, { params: { id: alarm.id }, body: { resolution } }, options)
  },
} as const satisfies Record<string, Command>

const of = ({ number }: CustomerOrder) => ({ params: { order_number: number } })

/** Answers one of the open questions. */
async function answer({ app, people }: World, nth: number) {
  const options = { as: people.admin }
  const listed = await app.call(listMoneyTasks, {}, options)
  const question = listed.ok && listed.reply.questions[nth % listed.reply.questions.length]
  if (!question) return listed
  if ('refund_id' in question) {
    const asked = { answer: refundAnswers[nth % refundAnswers.length]! }
    return app.call(answerRefund, { params: { id: question.refund_id }, body: asked }, options)
  }
  if (question.kind !== 'DIFFERENCE') return listed
  const { receipt_id: id, theirs, ours } = question
  return app.call(acceptDifference, { params: { id }, body: { theirs, ours } }, options)
}
