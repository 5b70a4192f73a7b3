import { useSearchParams } from 'react-router'
import { type AuditEntry, auditKinds, exportAudit, listAudit } from '#contract/audit.ts'
import { call, download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { filtersFromAddress } from '../list/list-address.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import { ListDays, ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { EntryDetail } from './entry-detail.tsx'
import { useEntryLabel, useSubjectLabel } from './use-entry-labels.ts'

/** Audit log: who changed, looked at or signed in to what, when and from where, newest first. */
export default function AuditPage() {
  const labels = useAdminText().audit
  const { dateTime, relative } = useFormat()
  const now = useNow()
  const what = useEntryLabel()
  const subjectOf = useSubjectLabel()
  const [search] = useSearchParams()
  const list = useList({
    schema: listAudit.query,
    key: ['admin', 'audit'],
    fetchPage: (query, signal) => call(listAudit, { query }, { signal }),
  })
  const actors = list.query.data?.actors ?? []
  const when = ({ at }: AuditEntry) => <time dateTime={at}>{dateTime(at)}</time>

  return (
    <ListScreen
      list={list}
      labels={labels}
      idOf={({ id }) => id}
      action={
        <WorkbookButton
          call={exportAudit}
          fetch={() =>
            download(exportAudit, { query: filtersFromAddress(exportAudit.query, search) })
          }
          name="audit-log"
          label={labels.export}
        />
      }
      filters={
        <>
          <ListSearch name="subject" label={labels.search} />
          <ListChips name="category" label={labels.category} values={labels.categories} />
          <ListMoreFilters names={['actor', 'kind', 'from', 'to']}>
            <ListSelect
              name="actor"
              label={labels.actor}
              anyLabel={labels.anyActor}
              values={Object.fromEntries(actors.map((actor) => [actor, actor]))}
            />
            <ListSelect
              name="kind"
              label={labels.kind}
              anyLabel={labels.anyKind}
              values={Object.fromEntries(auditKinds.map((kind) => [kind, labels.log.kinds[kind]]))}
            />
            <ListDays labels={labels} />
          </ListMoreFilters>
        </>
      }
      columns={[
        { name: 'action', label: labels.columns.action, cell: what },
        { name: 'subject', label: labels.columns.subject, breaks: true, cell: subjectOf },
        { name: 'actor', label: labels.columns.actor, breaks: true, cell: ({ actor }) => actor },
        { name: 'ip', label: labels.columns.ip, cell: ({ ip }) => ip },
        { name: 'at', label: labels.columns.at, numeric: true, cell: when },
      ]}
      card={(entry) => ({
        title: what(entry),
        titleEnd: relative(entry.at, now),
        facts: [subjectOf(entry)],
        factsEnd: entry.actor,
      })}
      detail={(entry) => <EntryDetail entry={entry} />}
    />
  )
}
