import type { AuditAction, AuditEntry, AuditKind } from '#contract/audit.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** What was done, in words; an action of an earlier time stands there as it was written. */
export function useEntryWords(): (entry: AuditEntry) => string {
  const { log, what } = useAdminText().audit
  return ({ action }) => {
    const kind = action.split('.')[0] as AuditKind
    const done = log.actions[action as AuditAction]
    return done === undefined ? action : what(log.kinds[kind], done)
  }
}
