import type { AuditEntry } from '#contract/audit.ts'
import { changesIn, type FieldChange, type Fields } from '#domain/audit/changes-in.ts'
import { useFormat } from '#web/language/use-format.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { Part } from '../order/part.tsx'
import { subjectAddress } from './subject-address.ts'
import { useAuditLabels } from './use-audit-labels.ts'
import { useEntryLabel, useSubjectLabel } from './use-entry-labels.ts'

/** Shows one audit entry: actor, IP address, subject and changes. */
export function EntryDetail({ entry }: { readonly entry: AuditEntry }) {
  const labels = useAdminText().audit
  const what = useEntryLabel()
  const changes = changesIn(entry.detail)

  return (
    <article>
      <h2 className="pt-5 pb-3 text-lead font-strong wrap-anywhere">{what(entry)}</h2>
      <div className="border-t border-sand py-4">
        <Facts entry={entry} />
      </div>
      <Part title={labels.change}>
        {changes.length === 0 ? (
          <p className="text-small text-muted">{labels.noDetail}</p>
        ) : (
          <dl className="text-small">
            {changes.map((change) => (
              <Change key={change.field} entry={entry} {...change} />
            ))}
          </dl>
        )}
      </Part>
    </article>
  )
}

function Facts({ entry }: { readonly entry: AuditEntry }) {
  const labels = useAdminText().audit
  const { dateTime } = useFormat()
  const about = useSubjectLabel()
  const address = subjectAddress(entry)
  const items: Definition[] = [
    { term: labels.columns.at, value: dateTime(entry.at) },
    { term: labels.columns.actor, value: entry.actor },
    {
      term: labels.columns.subject,
      value: address && entry.name ? <FactLink to={address}>{entry.name}</FactLink> : about(entry),
    },
    ...(about(entry) === entry.subject || !/\d/.test(entry.subject)
      ? []
      : [{ term: labels.id, value: <span className="break-all">{entry.subject}</span> }]),
    {
      term: '',
      value: (
        <span className="flex flex-wrap gap-x-5">
          {address && !entry.name && <FactLink to={address}>{labels.openSubject}</FactLink>}
          <FactLink to={`/admin/audit-log?subject=${encodeURIComponent(entry.subject)}`}>
            {labels.sameSubject}
          </FactLink>
        </span>
      ),
    },
    { term: labels.columns.ip, value: entry.ip ?? labels.emptyValue },
    { term: labels.request, value: <span className="break-all">{entry.request_id}</span> },
  ]
  return <DefinitionList dense items={items.filter(({ value }) => value !== null)} />
}

/** Returns the fields of a recorded version; none of a plain value. */
const fieldsIn = (version: unknown): Fields => (typeof version === 'object' ? { ...version } : {})

function Change({ entry, field, before, after }: FieldChange & { readonly entry: AuditEntry }) {
  const labels = useAdminText().audit
  const { field: labelOf, value } = useAuditLabels()
  const described = (name: string, of: unknown, beside: Fields) =>
    value(entry.action, name, of, beside)
  const { before: was = entry.detail, after: is = entry.detail } = entry.detail
  const old = described(field, before, fieldsIn(was))
  const current = described(field, after, fieldsIn(is))
  // Show the tags if only the formatting of a text has changed.
  const isSame = old === current && typeof before === 'string' && typeof after === 'string'
  return (
    <div className="border-t border-sand py-2.5 first:border-0">
      <dt className="text-tiny text-muted wrap-anywhere">{labelOf(entry.action, field)}</dt>
      {before !== undefined && (
        <dd className="wrap-anywhere whitespace-pre-wrap text-muted line-through">
          <span className="sr-only">{labels.before}: </span>
          {isSame ? before : old}
        </dd>
      )}
      {after !== undefined && (
        <dd className="wrap-anywhere whitespace-pre-wrap">
          {before !== undefined && <span className="sr-only">{labels.after}: </span>}
          {isSame ? after : current}
        </dd>
      )}
    </div>
  )
}
