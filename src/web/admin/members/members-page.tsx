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
import { memberStatusOf } from './member-status.ts'
import { OpenedMember } from './opened-member.tsx'

type MemberRow = ReplyOf<typeof listMembers>['items'][number]

/** Lists all members with a search. Administrators land here after signing in. */
export default function MembersPage() {
  const { members: labels, memberDetails: details } = useAdminText()
  const { date } = useFormat()
  const list = useList({
    schema: listMembers.query,
    key: [...MEMBERS_KEY, 'list'],
    fetchPage: (query, signal) => call(listMembers, { query }, { signal }),
  })
  const stateIn = (member: MemberRow) => labels.statuses[memberStatusOf(member)]
  const statusCell = (member: MemberRow) =>
    member.role === 'USER' ? stateIn(member) : labels.roles[member.role]
  const nameOf = (member: MemberRow) => member.name || member.user_id

  return (
    <ListScreen
      list={list}
      labels={labels}
      idOf={({ id }) => id}
      filters={
        <>
          <ListSearch name="q" label={labels.search} />
          <ListChips name="status" label={labels.status} values={labels.statuses} />
          <ListChips name="role" label={details.roleFilter} values={labels.roles} />
        </>
      }
      columns={[
        { name: 'name', label: labels.name, cell: nameOf },
        { name: 'id', label: labels.userId, breaks: true, cell: ({ user_id }) => user_id },
        { name: 'email', label: labels.email, breaks: true, cell: ({ email }) => email },
        {
          name: 'phone',
          label: labels.phone,
          cell: ({ phone }) => <span className="figures">{formatPhone(phone)}</span>,
        },
        { name: 'state', label: labels.state, cell: statusCell },
        {
          name: 'joined',
          label: labels.joined,
          numeric: true,
          cell: ({ created_at }) => date(created_at),
        },
      ]}
      card={(member) => ({
        title: nameOf(member),
        titleEnd: labels.joinedOn(date(member.created_at)),
        facts: [member.user_id, member.email],
        factsEnd: statusCell(member),
      })}
      opened={(id) => <OpenedMember id={id} backTo={list.closed} />}
    />
  )
}
