import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useIsMember } from '#web/accounts/use-is-member.ts'
import { loadConsultant } from '#web/consultant/load-consultant.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { MemberHome } from './member-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, ...page } = context.get(pageContext)
  const isMember = viewer.kind === 'member'
  const [title, consultant] = await Promise.all([
    loadTitle(context, ({ myPage }) => (isMember ? myPage.title : myPage.guest.title)),
    loadConsultant(page),
  ])
  return { ...title, consultant: consultant?.name ?? null }
}

/** The member's home; for others the login and the lookup of guest orders. Source: NAV-06. */
export default function MyPage() {
  const { consultant } = useLoaderData<typeof loader>()
  return useIsMember() ? <MemberHome consultant={consultant} /> : <VisitorHome />
}
