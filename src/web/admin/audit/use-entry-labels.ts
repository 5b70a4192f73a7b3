import type { AuditAction, AuditEntry, AuditKind } from '#contract/audit.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Matches subjects without an id: the settings, and lists as a whole. */
const PLAIN_WORD = /^[a-z_-]+$/

const kindOf = ({ action }: Pick<AuditEntry, 'action'>) => action.split('.')[0] as AuditKind

/**
 * Returns a function that names the subject of an entry: by its name, an alarm by its kind, a
 * policy by its version, a list by its kind, else by its id.
 */
export function useSubjectLabel(): (entry: AuditEntry) => string {
  const { moneyTasks, audit, content } = useAdminText()
  const { policies } = useText().content
  const { number } = useFormat()

  function policyOf(subject: string): string | null {
    const [kind = '', version = ''] = subject.split(' ')
    const name = Object.hasOwn(policies, kind) ? policies[kind as 'terms'] : null
    return name && `${name} · ${content.policies.versionOf(number(Number(version)))}`
  }

  return (entry) => {
    const { action, subject, name, detail } = entry
    if (action === 'money-alarm.resolve') {
      const kind = moneyTasks.kinds[detail.kind as keyof typeof moneyTasks.kinds]
      const what = name ?? (subject === detail.kind ? null : subject)
      return [what, kind ?? String(detail.kind)].filter(Boolean).join(' · ')
    }
    if (name) return name
    if (kindOf(entry) === 'policy') return policyOf(subject) ?? subject
    const kind = PLAIN_WORD.test(subject) ? audit.log.kinds[kindOf(entry)] : undefined
    return kind ?? subject
  }
}

/**
 * Returns a function that describes the action of an entry. An action that no longer exists is
 * shown as it is stored.
 */
export function useEntryLabel(): (entry: AuditEntry) => string {
  const { log, entryTitle } = useAdminText().audit
  return (entry) => {
    const done = log.actions[entry.action as AuditAction]
    return done === undefined ? entry.action : entryTitle(log.kinds[kindOf(entry)], done)
  }
}
