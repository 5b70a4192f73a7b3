import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { getSite } from '#contract/content.ts'
import { useText } from '#web/language/use-text.ts'
import { useNext, withNext } from '#web/layout/login-address.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { homeOf } from './home-of.ts'
import { SignUpForm } from './sign-up-form.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, call } = context.get(pageContext)
  if (viewer.kind === 'member') throw redirect(homeOf(viewer.role))
  const [site, { title }] = await Promise.all([
    call(getSite, {}),
    loadTitle(context, ({ accounts }) => accounts.signUp.title),
  ])
  return { title, mustProvePhone: site.require_phone_verification }
}

export const meta = titleMeta

export default function SignUpPage() {
  const text = useText().accounts.signUp
  const { mustProvePhone } = useLoaderData<typeof loader>()
  const next = useNext()

  return (
    <Page title={text.title} intro={text.description} width="form">
      <SignUpForm mustProvePhone={mustProvePhone} next={next} />
      <p className="flex items-center justify-between border-t border-sand pt-4 text-small text-muted">
        {text.haveAccount}
        <ButtonLink kind="quiet" to={withNext('/login', next)}>
          {text.login}
        </ButtonLink>
      </p>
    </Page>
  )
}
