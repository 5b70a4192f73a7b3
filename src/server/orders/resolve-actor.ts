import type { AuditAction } from '#contract/audit.ts'
import { audit } from '#server/platform/audit.ts'
import { type Caller, isAdmin, requireConfirmation } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import type { ChangedBy } from './change-status.ts'
import type { OrderRow } from './store.ts'
import { isOwner } from './visible-order.ts'

/**
 * Returns who changes an order through a customer's call: its customer, or an administrator on
 * their behalf, which is written to the audit log. Refuses CONFIRMATION_REQUIRED to an administrator
 * if `movesMoney`.
 */
export async function resolveActor(
  tx: Db,
  order: OrderRow,
  caller: Caller,
  context: RequestContext,
  {
    action,
    note = null,
    movesMoney,
    at,
  }: {
    readonly action: AuditAction
    readonly note?: string | null
    readonly movesMoney: boolean
    readonly at: Date
  },
): Promise<ChangedBy> {
  const id = caller.kind === 'member' ? caller.memberId : null
  if (!isAdmin(caller) || isOwner(order, caller)) return { actor: 'buyer', id, note }
  if (movesMoney) requireConfirmation(caller)
  await audit(tx, caller, context, { action, subject: order.number, detail: { note }, at })
  return { actor: 'admin', id, note }
}
