import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type MemberRow, stateOf } from './members-page.tsx'

interface MemberDetailProps {
  readonly member: MemberRow | undefined
  readonly isOpen: boolean
}

/** Who it is, how to reach them, and the way to what they ordered. */
export function MemberDetail({ member, isOpen }: MemberDetailProps) {
  const words = useAdminText().members
  const format = useFormat()

  if (!member) {
    return (
      <div className={isOpen ? 'pt-8 lg:pt-[16vh]' : 'pt-[16vh] max-lg:hidden'}>
        <EmptyState title={isOpen ? words.notHere : words.noneOpen} />
      </div>
    )
  }
  const linkClass = 'underline decoration-rule underline-offset-4 hover:decoration-ink'
  const items: Definition[] = [
    { term: words.userId, value: member.user_id },
    {
      term: words.email,
      value: member.email && (
        <a href={`mailto:${member.email}`} className={`${linkClass} break-all`}>
          {member.email}
        </a>
      ),
    },
    {
      term: words.phone,
      value: member.phone && (
        <a href={`tel:${member.phone}`} className={`${linkClass} figures`}>
          {member.phone}
        </a>
      ),
    },
    { term: words.role, value: words.roles[member.role] },
    { term: words.state, value: words.statuses[stateOf(member)] },
    { term: words.joined, value: format.dateTime(member.created_at) },
  ]
  return (
    <article>
      <h2 className="display-heading pt-4 pb-3 lg:pt-5">{member.name || member.user_id}</h2>
      <div className="border-t border-sand py-4">
        <DefinitionList dense items={items.filter(({ value }) => value)} />
      </div>
      {member.email && (
        <ButtonLink
          kind="secondary"
          size="small"
          to={`/admin/orders?q=${encodeURIComponent(member.email)}`}
        >
          {words.orders}
        </ButtonLink>
      )}
    </article>
  )
}
