import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listMembers } from '#contract/accounts.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { KeysHelp } from '../frame/keys-help.tsx'
import { changed } from '../frame/list-address.ts'
import { Chips, ListHead } from '../frame/list-head.tsx'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Panes } from '../frame/panes.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { pageOf } from '../queue/queue-filters.ts'
import { MemberDetail } from './member-detail.tsx'

type Query = NonNullable<InputOf<typeof listMembers>['query']>
export type MemberRow = ReplyOf<typeof listMembers>['items'][number]

const PAGE_SIZE = 30
const statuses = ['active', 'disabled', 'withdrawn'] as const

const members = (query: Query) =>
  queryOptions({
    queryKey: ['admin', 'members', query],
    queryFn: ({ signal }) => call(listMembers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Everybody who signed up, to be searched; where administrators land after the login. */
export default function MembersPage() {
  const text = useAdminText()
  const words = text.members
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const list = useRef<HTMLElement>(null)
  const open = search.get('open')
  const q = search.get('q')?.trim().slice(0, 100)
  const status = statuses.find((each) => each === search.get('status'))
  const page = pageOf(search)
  const asked = useQuery(members({ page, size: PAGE_SIZE, ...(q && { q }), status }))
  const go = (change: Parameters<typeof changed>[1]) =>
    void navigate(changed(search, change), { replace: true })
  useListKeys({ list, open, onClose: () => go({ open: null }) })

  return (
    <>
      <title>{text.pageTitle(text.screens.members)}</title>
      <Panes
        listRef={list}
        listLabel={words.list}
        open={open}
        backTo={changed(search, { open: null })}
        detail={
          <MemberDetail member={asked.data?.items.find(({ id }) => id === open)} isOpen={!!open} />
        }
        list={
          <>
            <ListHead title={words.title}>
              <div className="mt-1">
                <SearchField
                  label={words.search}
                  value={q ?? ''}
                  onSearch={(next) => go({ q: next })}
                />
              </div>
              <Chips
                label={words.status}
                chips={[null, ...statuses].map((each) => ({
                  name: each ?? 'all',
                  label: each ? words.statuses[each] : text.queue.all,
                  to: changed(search, { status: each }),
                  current: each === (status ?? null),
                }))}
              />
            </ListHead>
            <MemberList asked={asked} open={open} isNarrowed={Boolean(q || status)} />
            <Pager
              page={page}
              pages={asked.data?.pages ?? 0}
              hrefOf={(to) => changed(search, { open: null, page: String(to) })}
            />
            <KeysHelp />
          </>
        }
      />
    </>
  )
}

interface MemberListProps {
  readonly asked: ReturnType<typeof useQuery<ReplyOf<typeof listMembers>>>
  readonly open: string | null
  readonly isNarrowed: boolean
}

function MemberList({ asked, open, isNarrowed }: MemberListProps) {
  const words = useAdminText().members
  const { day } = useFormat()
  const [search] = useSearchParams()

  if (!asked.data) {
    return (
      <div className="px-4 lg:px-5.5">
        {asked.isError ? <LoadProblem of={asked} /> : <SkeletonRows rows={6} />}
      </div>
    )
  }
  if (asked.data.items.length === 0) {
    return isNarrowed ? (
      <EmptyState title={words.nothingFound} text={words.nothingFoundText} />
    ) : (
      <EmptyState title={words.empty} text={words.emptyText} />
    )
  }
  return (
    <ul>
      {asked.data.items.map((member) => (
        <RowLink
          key={member.id}
          name={member.id}
          to={changed(search, { open: member.id })}
          isOpen={member.id === open}
          title={member.name || member.user_id}
          titleEnd={words.joinedOn(day(member.created_at))}
          facts={[member.user_id, member.email].filter(Boolean).join(' · ')}
          factsEnd={member.role === 'ADMIN' ? words.roles.ADMIN : words.statuses[stateOf(member)]}
        />
      ))}
    </ul>
  )
}

export const stateOf = ({ is_active, is_withdrawn }: MemberRow) =>
  is_withdrawn ? 'withdrawn' : is_active ? 'active' : 'disabled'
