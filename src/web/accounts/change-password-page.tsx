import type { LoaderFunctionArgs } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { MemberOnly } from './member-only.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadTitle(context, ({ accounts }) => accounts.changePassword.title)
}

export const meta = titleMeta

/**
 * Changes the password, by choice or as required after a login with a temporary one. Source:
 * FND-02.
 */
export default function ChangePasswordPage() {
  const text = useText().accounts.changePassword

  return (
    <MemberOnly title={text.title}>
      <ChangePassword />
    </MemberOnly>
  )
}

function ChangePassword() {
  const text = useText().accounts.changePassword
  const session = useSession()
  const logout = useLogout('/login')
  const isOwed = session?.user.must_change_password ?? false

  return (
    <Page title={text.title} intro={isOwed ? text.owed : text.description} width="form">
      {session ? <ChangePasswordForm user={session.user} /> : <FormSkeleton />}
      {isOwed && (
        <div className="border-t border-sand py-4 text-small">
          <Button kind="quiet" onClick={logout}>
            {text.later}
          </Button>
        </div>
      )}
    </Page>
  )
}

const FormSkeleton = () => (
  <Loading>
    <div className="grid gap-8 py-8">
      {['current', 'next', 'again', 'submit'].map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </div>
  </Loading>
)
