import { emitAdminEvent } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'

/** What a task about money is named by, before its id. */
export type TaskSubject = 'receipt' | 'refund' | 'difference' | 'due' | 'given' | 'alarm'

/** Records for every administrator that a task about money is open. */
export const emitTask = (tx: Db, subject: TaskSubject, id: string | number, at: Date) =>
  emitAdminEvent(tx, { occasion: 'MONEY_TASK', subject: `${subject}:${id}`, at })
