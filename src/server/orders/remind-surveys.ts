import { addDays } from '#domain/calendar/seoul-day.ts'
import { deadlinePassed, surveyReminders } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import { readSettings } from '#server/settings/index.ts'
import { customerLinks } from './customer-links.ts'
import { forEachDueOrder } from './due-orders.ts'
import { orderMessageFields } from './notify-customer.ts'
import { type OrderRow, updateOrder } from './store.ts'

/**
 * Reminds customers of a missing survey, once for each day of the settings; returns how many.
 * Missed days are combined into one reminder; none is sent after the deadline. Source:
 * docs/rules.md S-3.
 */
export async function remindSurveys(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'publicUrl'>,
): Promise<number> {
  const at = deps.now()
  const { surveyReminderDays: days } = await readSettings(deps.db)
  if (days.length === 0) return 0
  return forEachDueOrder(deps, {
    find: (limit) =>
      deps.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'PAYMENT_COMPLETED')
        .where('survey_submitted_at', 'is', null)
        .where('survey_deadline', '>=', at)
        .where((eb) =>
          eb.or(
            days
              .toSorted(ascending)
              .map((day, sent) =>
                eb.and([eb('survey_reminders', '=', sent), eb('paid_at', '<=', addDays(at, -day))]),
              ),
          ),
        )
        .limit(limit)
        .execute(),
    work: async (tx, order) => {
      const due = remindersDue(order, days, at)
      if (due <= order.survey_reminders) return false
      await updateOrder(tx, order.id, { survey_reminders: due })
      await remind(deps, tx, order, at)
      return true
    },
  })
}

const ascending = (a: number, b: number) => a - b

/** Returns how many reminders should have been sent by now. */
function remindersDue(order: OrderRow, days: readonly number[], at: Date): number {
  const { status, paid_at: paidAt, survey_deadline: deadline } = order
  const isMissing = status === 'PAYMENT_COMPLETED' && !order.survey_submitted_at
  if (!isMissing || !paidAt || !deadline || deadlinePassed(deadline, at)) return 0
  return surveyReminders(paidAt, days).filter((moment) => moment <= at).length
}

async function remind(deps: Pick<Deps, 'publicUrl'>, tx: Db, order: OrderRow, at: Date) {
  const { surveyUrl } = await customerLinks(deps, tx, order, at)
  const surveyDeadline = required(order.survey_deadline, 'survey deadline of a paid order')
  await notify(
    tx,
    { ...orderMessageFields(order), kind: 'SURVEY_REMINDER', surveyUrl, surveyDeadline },
    at,
  )
}
