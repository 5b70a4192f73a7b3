import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { listSocialProviders } from '#contract/social-login.ts'
import { useText } from '#web/language/use-text.ts'
import { useNext } from '#web/layout/login-address.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { AdministratorsOnly } from './administrators-only.tsx'
import { afterLogin } from './home-of.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { useAfterLogin } from './use-after-login.ts'

/** Redirects signed-in users; from an admin page only administrators. Source: LOG-02. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, call } = context.get(pageContext)
  if (viewer.kind === 'member') {
    const next = new URL(request.url).searchParams.get('next')
    const to = afterLogin(
      { role: viewer.role, must_change_password: false, must_add_factor: false },
      next,
    )
    if (to !== null) throw redirect(to)
  }
  const [{ items }, { title }] = await Promise.all([
    call(listSocialProviders, {}),
    loadTitle(context, ({ accounts }) => accounts.login.title),
  ])
  const providers = items.filter(({ enabled }) => enabled).map(({ provider }) => provider)
  return { title, providers }
}

export const meta = titleMeta

export default function LoginPage() {
  const { access, login: text } = useText().accounts
  const next = useNext()
  const { providers } = useLoaderData<typeof loader>()
  const stranger = useAfterLogin()

  if (stranger) return <AdministratorsOnly name={stranger.name} />
  return (
    <Page title={text.title} intro={next ? access.returns : text.description} width="form">
      <SessionEnded />
      <SignInPanel next={next} providers={providers} />
      <div className="pt-8">
        <p className="text-small text-muted">{text.asGuest}</p>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <ButtonLink kind="secondary" to="/user/consulting/guest-order">
            {text.guestOrder}
          </ButtonLink>
          <ButtonLink kind="secondary" to="/user/mypage">
            {text.guestLookup}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}

/** Explains why a user needs to sign in again. */
function SessionEnded() {
  const { refusals } = useText()
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('ended' in state)) return null
  return (
    <p role="status" className="border-b border-sand py-4 text-clay-deep">
      {refusals.SIGN_IN_REQUIRED}
    </p>
  )
}
