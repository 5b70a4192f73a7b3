import { listOutbox, type OutboxMessage } from '#contract/notifications.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { MessageDetail } from './message-detail.tsx'
import { OUTBOX_KEY } from './use-resend.ts'

const REFRESH_MS = 30_000
/** Shorter interval while a message is being sent. */
const WHILE_SENDING_MS = 2_000

/** Lists all messages sent or to be sent, newest first. */
export default function OutboxPage() {
  const labels = useAdminText().outbox
  const { relative } = useFormat()
  const now = useNow()
  const list = useList({
    schema: listOutbox.query,
    key: OUTBOX_KEY,
    fetchPage: (query, signal) => call(listOutbox, { query }, { signal }),
    refreshMs: (page) =>
      page?.items.some(({ status }) => status === 'QUEUED') ? WHILE_SENDING_MS : REFRESH_MS,
  })
  const subjectOf = ({ subject, text }: OutboxMessage) => subject || text
  const written = ({ created_at }: OutboxMessage) => relative(created_at, now)

  return (
    <ListScreen
      list={list}
      labels={labels}
      idOf={({ id }) => id}
      filters={
        <>
          <ListSearch name="to" label={labels.search} />
          <ListChips name="status" label={labels.status} values={labels.statuses} />
        </>
      }
      columns={[
        { name: 'subject', label: labels.subject, cell: subjectOf },
        { name: 'to', label: labels.to, breaks: true, cell: ({ to }) => to },
        { name: 'channel', label: labels.channel, cell: ({ channel }) => labels.channels[channel] },
        { name: 'status', label: labels.state, cell: ({ status }) => <Status status={status} /> },
        { name: 'written', label: labels.createdAt, numeric: true, cell: written },
      ]}
      card={(message) => ({
        title: subjectOf(message),
        titleEnd: written(message),
        facts: [message.to, labels.channels[message.channel]],
        factsEnd: <Status status={message.status} />,
      })}
      detail={(message) => <MessageDetail message={message} />}
    />
  )
}

/** Status of a message; a failed one is highlighted. */
function Status({ status }: Pick<OutboxMessage, 'status'>) {
  const { statuses } = useAdminText().outbox
  return (
    <span className={status === 'FAILED' ? 'font-strong text-clay' : ''}>{statuses[status]}</span>
  )
}
