import type { LoaderFunctionArgs } from 'react-router'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { MemberHome } from './member-home.tsx'
import { useIsMember } from './use-is-member.ts'
import { VisitorHome } from './visitor-home.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ myPage }) =>
    context.get(pageContext).viewer.kind === 'member' ? myPage.title : myPage.guest.title,
  )

/** The member's own place; for others the login and the lookup of guest orders. Source: NAV-06. */
export default function MyPage() {
  return useIsMember() ? <MemberHome /> : <VisitorHome />
}
