import type { AuditAction, AuditEntry, AuditKind } from '#contract/audit.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** What an entry is about: as it is called, a task of money by what it was; else its number. */
export function useSubjectWords(): (entry: AuditEntry) => string {
  const { kinds } = useAdminText().moneyTasks
  return ({ action, subject, name, detail }) => {
    if (action !== 'payment-task.resolve') return name ?? subject
    const kind = kinds[detail.kind as keyof typeof kinds]
    const what = name ?? (subject === detail.kind ? null : subject)
    return [what, kind ?? String(detail.kind)].filter(Boolean).join(' · ')
  }
}

/** What was done, in words; an action of an earlier time stands there as it was written. */
export function useEntryWords(): (entry: AuditEntry) => string {
  const { log, what } = useAdminText().audit
  return ({ action }) => {
    const kind = action.split('.')[0] as AuditKind
    const done = log.actions[action as AuditAction]
    return done === undefined ? action : what(log.kinds[kind], done)
  }
}
