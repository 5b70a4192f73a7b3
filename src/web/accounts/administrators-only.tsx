import { useText } from '#web/language/use-text.ts'
import { useCurrentPath } from '#web/layout/login-address.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'

/** Shows a signed-in member that the page is for administrators, and offers another login. */
export function AdministratorsOnly({ name }: { readonly name: string }) {
  const { access } = useText().accounts
  const logout = useLogout(useCurrentPath())

  return (
    <Page title={access.adminTitle} width="form">
      <p className="py-8">{access.adminText(name)}</p>
      <div className="grid gap-3">
        <Button wide onClick={() => void logout()}>
          {access.otherAccount}
        </Button>
        <ButtonLink wide kind="secondary" to="/mainpage">
          {access.toMain}
        </ButtonLink>
      </div>
    </Page>
  )
}
