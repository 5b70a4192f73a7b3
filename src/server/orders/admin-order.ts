import type { AuditAction } from '#contract/audit.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import type { ChangedBy } from './change-status.ts'
import type { OrderRow } from './store.ts'
import { lockStaffOrder } from './visible-order.ts'

/** A call of the back office that changes one order. */
export interface AdminWork {
  readonly admin: Member
  readonly context: RequestContext
  readonly orderNumber: string
}

interface Locked {
  readonly tx: Db
  readonly order: OrderRow
  readonly at: Date
}

/**
 * Locks an order, changes it and writes the audit log entry, in one transaction. Refuses
 * ORDER_NOT_FOUND.
 */
export function withOrder<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { admin, context, orderNumber }: AdminWork,
  entry: { readonly action: AuditAction; readonly detail?: Readonly<Record<string, unknown>> },
  change: (locked: Locked) => Promise<T>,
): Promise<T> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const order = await lockStaffOrder(tx, admin, orderNumber)
    const result = await change({ tx, order, at })
    await audit(tx, admin, context, { ...entry, subject: orderNumber, at })
    return result
  })
}

export const changedByAdmin = ({ memberId }: Member, note: string | null): ChangedBy => ({
  actor: 'admin',
  id: memberId,
  note,
})
