import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { MailLink, PhoneLink } from '../frame/fact-link.tsx'
import { stateOf } from './member-state.ts'
import type { MemberRow } from './members-page.tsx'

/** Who it is, how to reach them, and the way to what they ordered. */
export function MemberDetail({ member }: { readonly member: MemberRow }) {
  const words = useAdminText().members
  const format = useFormat()
  const { email, phone } = member

  const items: Definition[] = [
    { term: words.userId, value: member.user_id },
    { term: words.email, value: email && <MailLink address={email} /> },
    { term: words.phone, value: phone && <PhoneLink phone={phone} /> },
    { term: words.role, value: words.roles[member.role] },
    { term: words.state, value: words.statuses[stateOf(member)] },
    { term: words.joined, value: format.dateTime(member.created_at) },
  ]
  return (
    <article>
      <h2 className="display-heading pt-4 pb-3 wrap-anywhere lg:pt-5">
        {member.name || member.user_id}
      </h2>
      <div className="border-t border-sand py-4">
        <DefinitionList dense items={items.filter(({ value }) => value)} />
      </div>
      {email && (
        <ButtonLink
          kind="secondary"
          size="small"
          to={`/admin/orders?q=${encodeURIComponent(email)}`}
        >
          {words.orders}
        </ButtonLink>
      )}
    </article>
  )
}
