import { changeMember } from '#contract/admin-members.ts'
import { languageNames } from '#texts/language-names.ts'
import { useSocialText } from '#web/accounts/use-social-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { MailLink, PhoneLink } from '../frame/fact-link.tsx'
import { Allowed } from '../frame/role.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberBookings, MemberInquiries, MemberOrders } from './member-activity.tsx'
import { MemberCoupons } from './member-coupons.tsx'
import { MemberPoints } from './member-points.tsx'
import type { MemberProps } from './member-props.ts'
import { MemberSessions } from './member-sessions.tsx'
import { memberStatusOf } from './member-status.ts'

/** Shows a member: account, orders, coupons, points, sessions and actions. */
export function MemberDetail({ member }: MemberProps) {
  const { members: labels, memberDetails: details } = useAdminText()
  const { providers } = useSocialText()
  const format = useFormat()
  const { email, phone } = member
  const address = [member.postal_code, member.basic_address, member.detailed_address]
  const logins = [
    ...(member.has_password ? [details.password] : []),
    ...member.providers.map((name) => providers[name]),
  ]

  const items: Definition[] = [
    { term: labels.userId, value: member.user_id },
    { term: labels.email, value: email && <MailLink address={email} /> },
    { term: labels.phone, value: phone && <PhoneLink phone={phone} /> },
    { term: labels.role, value: labels.roles[member.role] },
    { term: labels.state, value: labels.statuses[memberStatusOf(member)] },
    { term: labels.joined, value: format.dateTime(member.created_at) },
    { term: details.language, value: languageNames[member.language][1] },
    { term: details.address, value: address.filter(Boolean).join(' ') },
    { term: details.logins, value: logins.join(', ') || details.noLogins },
  ]
  return (
    <article>
      <h2 className="display-heading pt-4 pb-3 wrap-anywhere lg:pt-5">
        {member.name || member.user_id}
      </h2>
      <div className="grid gap-x-8 xl:grid-cols-2">
        <div className="min-w-0">
          <div className="border-t border-sand py-4">
            <DefinitionList dense items={items.filter(({ value }) => value)} />
          </div>
          <MemberOrders member={member} />
          <MemberInquiries member={member} />
          <MemberBookings member={member} />
        </div>
        <div className="min-w-0">
          <MemberPoints member={member} />
          <MemberCoupons member={member} />
          <MemberSessions member={member} />
          {!member.is_withdrawn && (
            <Allowed call={changeMember}>
              <MemberActions member={member} />
            </Allowed>
          )}
        </div>
      </div>
    </article>
  )
}
