import { emitAdminEvent } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'

/** Prefix of a money task's id in notifications. */
type TaskSubject = 'receipt' | 'refund' | 'difference' | 'due' | 'given' | 'alarm'

/** Notifies every administrator that a money task was opened. */
export const emitTask = (tx: Db, subject: TaskSubject, id: string | number, at: Date) =>
  emitAdminEvent(tx, { occasion: 'MONEY_TASK', subject: `${subject}:${id}`, at })
