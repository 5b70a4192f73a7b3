import { listMembers } from '#contract/admin-members.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatPhone } from '#domain/accounts/phone.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { MEMBERS_KEY } from './member-queries.ts'
import { stateOf } from './member-state.ts'
import { OpenedMember } from './opened-member.tsx'

type MemberRow = ReplyOf<typeof listMembers>['items'][number]

/** Everybody who signed up, to be searched; where administrators land after the login. */
export default function MembersPage() {
  const { members: words, memberView: desk } = useAdminText()
  const { date } = useFormat()
  const list = useList({
    query: listMembers.query,
    key: [...MEMBERS_KEY, 'list'],
    ask: (query, signal) => call(listMembers, { query }, { signal }),
  })
  const stateIn = (member: MemberRow) => words.statuses[stateOf(member)]
  const standing = (member: MemberRow) =>
    member.role === 'ADMIN' ? words.roles.ADMIN : stateIn(member)
  const nameOf = (member: MemberRow) => member.name || member.user_id

  return (
    <ListScreen
      list={list}
      words={words}
      idOf={({ id }) => id}
      filters={
        <>
          <ListSearch name="q" label={words.search} />
          <ListChips name="status" label={words.status} values={words.statuses} />
          <ListChips name="role" label={desk.roleFilter} values={words.roles} />
        </>
      }
      columns={[
        { name: 'name', label: words.name, cell: nameOf },
        { name: 'id', label: words.userId, breaks: true, cell: ({ user_id }) => user_id },
        { name: 'email', label: words.email, breaks: true, cell: ({ email }) => email },
        {
          name: 'phone',
          label: words.phone,
          cell: ({ phone }) => <span className="figures">{formatPhone(phone)}</span>,
        },
        { name: 'state', label: words.state, cell: standing },
        {
          name: 'joined',
          label: words.joined,
          numeric: true,
          cell: ({ created_at }) => date(created_at),
        },
      ]}
      card={(member) => ({
        title: nameOf(member),
        titleEnd: words.joinedOn(date(member.created_at)),
        facts: [member.user_id, member.email],
        factsEnd: standing(member),
      })}
      opened={(id) => <OpenedMember id={id} back={list.closed} />}
    />
  )
}
