import type { Selectable } from 'kysely'
import { sameText } from '#server/platform/same-text.ts'
import { type AskDeps, askCompany } from './ask-company.ts'
import { type AttemptRow, attemptByName } from './attempts-store.ts'
import type { PayingOrders } from './paying-orders.ts'
import type { PaymentTables } from './tables.ts'

type NoticeRow = Selectable<PaymentTables['payment_notices']>

const BATCH = 50

/**
 * Works off what was told, in any order: asks the company about the payment, and takes its answer as
 * everybody does. One that fails stays for the next time. Returns how many were worked off.
 */
export async function workOffNotices(deps: AskDeps, orders: PayingOrders): Promise<number> {
  let done = 0
  for (const notice of await waitingNotices(deps)) {
    try {
      const result = await workOff(deps, orders, notice)
      await deps.db
        .updateTable('payment_notices')
        .set({ worked_at: deps.now(), result, secret: null })
        .where('id', '=', notice.id)
        .execute()
      done += 1
    } catch (error) {
      deps.log.error({ err: error, notice: notice.id }, 'a notice could not be worked off')
    }
  }
  return done
}

const waitingNotices = ({ db }: AskDeps): Promise<NoticeRow[]> =>
  db
    .selectFrom('payment_notices')
    .selectAll()
    .where('worked_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()

async function workOff(deps: AskDeps, orders: PayingOrders, notice: NoticeRow): Promise<string> {
  const attempt = await attemptOf(deps, notice)
  if (!attempt) {
    deps.log.warn({ notice: notice.id, event: notice.event }, 'a notice of no order of ours')
    return 'NOT_OURS'
  }
  if (notice.secret && attempt.secret && !sameText(notice.secret, attempt.secret)) {
    deps.log.warn({ notice: notice.id, attempt: attempt.id }, 'a notice with a wrong secret')
    return 'WRONG_SECRET'
  }
  await askCompany(deps, orders, attempt.id)
  return 'ASKED'
}

async function attemptOf(
  { db }: AskDeps,
  { payment_key: key, provider_order_id: id }: NoticeRow,
): Promise<AttemptRow | undefined> {
  const byKey = key ? await attemptByName(db, 'payment_key', key) : undefined
  return byKey ?? (id ? attemptByName(db, 'provider_order_id', id) : undefined)
}
