import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router'
import { listSocialProviders } from '#contract/social-login.ts'
import { keepInTab, readInTab, tabKeys } from '#web/api/kept-in-tab.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { afterLogin, homeOf } from './home-of.ts'
import { LoginForm } from './login-form.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** Whoever is signed in has nothing to do here. Source: LOG-02. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, call } = context.get(pageContext)
  if (viewer.kind === 'member') throw redirect(homeOf(viewer.role))
  const [{ items }, { title }] = await Promise.all([
    call(listSocialProviders, {}),
    loadTitle(context, ({ accounts }) => accounts.login.title),
  ])
  const providers = items.filter(({ enabled }) => enabled).map(({ provider }) => provider)
  return { title, providers }
}

export const meta = titleMeta

/** Where to go on after the login; `isLost` where a session ended in the middle of something. */
interface WayBack {
  readonly to: string
  readonly isLost: boolean
}

export default function LoginPage() {
  const {
    accounts: { login: text },
    refusals,
  } = useText()
  const navigate = useNavigate()
  const session = useSession()
  const { providers } = useLoaderData<typeof loader>()

  const [wayBack, setWayBack] = useState<WayBack | null>(null)

  useEffect(() => {
    const kept = readInTab<WayBack>(tabKeys.wayBack)
    keepInTab(tabKeys.wayBack, null)
    if (kept) setWayBack(kept)
  }, [])
  useEffect(() => {
    if (session) navigate(afterLogin(session.user, wayBack?.to ?? null), { replace: true })
  }, [session, wayBack, navigate])

  return (
    <Page title={text.title} intro={text.description} width="form">
      {wayBack?.isLost && (
        <p role="status" className="border-b border-sand py-4 text-clay-deep">
          {refusals.SIGN_IN_REQUIRED}
        </p>
      )}
      <LoginForm />
      <ul className="flex flex-wrap justify-between gap-x-6 border-b border-sand py-4 text-small">
        <li>
          <ButtonLink kind="quiet" to="/signup">
            {text.signUp}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink kind="quiet" to="/find-id-password">
            {text.findIdPassword}
          </ButtonLink>
        </li>
      </ul>
      <SocialButtons providers={providers} />
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
