import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { me } from '#web/accounts/account-queries.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { Page } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ ownAccount }) => ownAccount.profile.title,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/**
 * Shows a member's profile: phone and address can be changed, name and email cannot. Source:
 * PRF-01.
 */
export default function ProfilePage() {
  const text = useText().ownAccount.profile
  const session = useSession()
  const user = useQuery({ ...me, enabled: session !== null })

  return (
    <Page title={text.title} intro={text.intro} width="column">
      <div className="max-w-(--container-form) py-8">
        {user.data ? (
          <ProfileForm user={user.data} />
        ) : user.isError ? (
          <Problem onRetry={() => void user.refetch()} busy={user.isFetching}>
            {failure(user.error, text)}
          </Problem>
        ) : (
          <FormSkeleton />
        )}
      </div>
    </Page>
  )
}

function failure(error: unknown, text: { loadFailed: string; offline: string; forbidden: string }) {
  if (isRefusal(error, 'OFFLINE')) return text.offline
  return isRefusal(error, 'FORBIDDEN') ? text.forbidden : text.loadFailed
}

const FormSkeleton = () => (
  <Loading>
    <div className="grid gap-8">
      {['name', 'email', 'phone', 'postal', 'basic', 'detailed'].map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </div>
  </Loading>
)
