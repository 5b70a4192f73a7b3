import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messageStatuses } from '#contract/notifications.ts'
import { Pager } from '#web/ui/pager.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { KeysHelp } from '../frame/keys-help.tsx'
import { changed } from '../frame/list-address.ts'
import { Chips, ListHead } from '../frame/list-head.tsx'
import { Panes } from '../frame/panes.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { pageOf } from '../queue/queue-filters.ts'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import { outbox, statusOf } from './outbox-queries.ts'

const PAGE_SIZE = 30

/** Every mail and message that the site sent or tries to send. */
export default function OutboxPage() {
  const text = useAdminText()
  const words = text.outbox
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const list = useRef<HTMLElement>(null)
  const open = search.get('open')
  const to = search.get('to')?.trim().slice(0, 254)
  const status = statusOf(search.get('status'))
  const page = pageOf(search)
  const asked = useQuery(outbox({ page, size: PAGE_SIZE, ...(to && { to }), status }))
  const go = (change: Parameters<typeof changed>[1]) =>
    void navigate(changed(search, change), { replace: true })
  useListKeys({ list, open, onClose: () => go({ open: null }) })

  return (
    <>
      <title>{text.pageTitle(text.screens.outbox)}</title>
      <Panes
        listRef={list}
        listLabel={words.list}
        open={open}
        backTo={changed(search, { open: null })}
        detail={
          <MessageDetail
            key={open}
            message={asked.data?.items.find(({ id }) => id === open)}
            isOpen={!!open}
          />
        }
        list={
          <>
            <ListHead title={words.title}>
              <div className="mt-1">
                <SearchField
                  label={words.search}
                  value={to ?? ''}
                  onSearch={(next) => go({ to: next })}
                />
              </div>
              <Chips
                label={words.status}
                chips={[null, ...messageStatuses].map((each) => ({
                  name: each ?? 'all',
                  label: each ? words.statuses[each] : text.queue.all,
                  to: changed(search, { status: each }),
                  current: each === (status ?? null),
                }))}
              />
            </ListHead>
            <MessageList asked={asked} open={open} isNarrowed={Boolean(to || status)} />
            <Pager
              page={page}
              pages={asked.data?.pages ?? 0}
              hrefOf={(next) => changed(search, { open: null, page: String(next) })}
            />
            <KeysHelp />
          </>
        }
      />
    </>
  )
}
