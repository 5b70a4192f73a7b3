import { useSearchParams } from 'react-router'
import { type AuditEntry, auditKinds, exportAudit, listAudit } from '#contract/audit.ts'
import { call, download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { filtersIn } from '../list/list-address.ts'
import { ListSearch } from '../list/list-filters.tsx'
import { ListDays, ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { EntryDetail } from './entry-detail.tsx'
import { useEntryWords, useSubjectWords } from './use-entry-words.ts'

/** Who changed what, when and from where, newest first. */
export default function AuditPage() {
  const words = useAdminText().audit
  const { dateTime, relative } = useFormat()
  const now = useNow()
  const what = useEntryWords()
  const subjectOf = useSubjectWords()
  const [search] = useSearchParams()
  const list = useList({
    query: listAudit.query,
    key: ['admin', 'audit'],
    ask: (query, signal) => call(listAudit, { query }, { signal }),
  })
  const actors = list.asked.data?.actors ?? []
  const when = ({ at }: AuditEntry) => <time dateTime={at}>{dateTime(at)}</time>

  return (
    <ListScreen
      list={list}
      words={words}
      idOf={({ id }) => id}
      action={
        <WorkbookButton
          fetch={() => download(exportAudit, { query: filtersIn(exportAudit.query, search) })}
          name="audit-log"
          label={words.export}
        />
      }
      filters={
        <>
          <ListSearch name="subject" label={words.search} />
          <ListMoreFilters names={['actor', 'kind', 'from', 'to']}>
            <ListSelect
              name="actor"
              label={words.actor}
              any={words.anyActor}
              values={Object.fromEntries(actors.map((actor) => [actor, actor]))}
            />
            <ListSelect
              name="kind"
              label={words.kind}
              any={words.anyKind}
              values={Object.fromEntries(auditKinds.map((kind) => [kind, words.log.kinds[kind]]))}
            />
            <ListDays labels={words} />
          </ListMoreFilters>
        </>
      }
      columns={[
        { name: 'action', label: words.columns.action, cell: what },
        { name: 'subject', label: words.columns.subject, breaks: true, cell: subjectOf },
        { name: 'actor', label: words.columns.actor, breaks: true, cell: ({ actor }) => actor },
        { name: 'ip', label: words.columns.ip, cell: ({ ip }) => ip },
        { name: 'at', label: words.columns.at, numeric: true, cell: when },
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
