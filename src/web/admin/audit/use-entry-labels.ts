import type { AuditEntry } from '#contract/audit.ts'
import { policyKinds } from '#contract/content.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Labels by stored name; missing for names of earlier releases. */
type Labels = Readonly<Record<string, string>>

/** Matches subjects without an id: the settings, and lists as a whole. */
const PLAIN_WORD = /^[a-z_-]+$/

const kindOf = ({ action }: Pick<AuditEntry, 'action'>) => action.split('.')[0] ?? ''

/**
 * Returns a function that names the subject of an entry: by its name, an alarm by its kind, a
 * policy by its version, a list by its kind, else by its id.
 */
export function useSubjectLabel(): (entry: AuditEntry) => string {
  const { moneyTasks, audit, content } = useAdminText()
  const { policies } = useText().content
  const alarmKinds: Labels = moneyTasks.kinds
  const kinds: Labels = audit.log.kinds
  const { number } = useFormat()

  function policyOf(subject: string): string | null {
    const [kind = '', version = ''] = subject.split(' ')
    const name = isOneOf(policyKinds, kind) ? policies[kind] : null
    return name && `${name} · ${content.policies.versionOf(number(Number(version)))}`
  }

  return (entry) => {
    const { action, subject, name, detail } = entry
    if (action === 'money-alarm.resolve') {
      const kind = alarmKinds[String(detail.kind)]
      const what = name ?? (subject === detail.kind ? null : subject)
      return [what, kind ?? String(detail.kind)].filter(Boolean).join(' · ')
    }
    if (name) return name
    if (kindOf(entry) === 'policy') return policyOf(subject) ?? subject
    const kind = PLAIN_WORD.test(subject) ? kinds[kindOf(entry)] : undefined
    return kind ?? subject
  }
}

/**
 * Returns a function that describes the action of an entry. An action that no longer exists is
 * shown as it is stored.
 */
export function useEntryLabel(): (entry: AuditEntry) => string {
  const { log, entryTitle } = useAdminText().audit
  const kinds: Labels = log.kinds
  const actions: Labels = log.actions
  return (entry) => {
    const [kind, done] = [kinds[kindOf(entry)], actions[entry.action]]
    return kind === undefined || done === undefined ? entry.action : entryTitle(kind, done)
  }
}
