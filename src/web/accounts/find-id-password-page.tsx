import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { recoveryTexts } from '#texts/recovery.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useNext, withNext } from '#web/layout/login-address.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { homeOf } from './home-of.ts'
import { RecoveryForm } from './recovery-form.tsx'
import type { RecoveryTarget } from './recovery-target.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, viewer } = context.get(pageContext)
  if (viewer.kind === 'member') throw redirect(homeOf(viewer.role))
  return loadTitle(context, () => recoveryTexts[language].title)
}

export const meta = titleMeta

/** Finds an ID or resets a password, in two tabs that are part of the address. Source: FND-01. */
export default function FindIdPasswordPage() {
  const text = usePageTexts(recoveryTexts)
  const [search, setSearch] = useSearchParams()
  const open: RecoveryTarget = search.get('tab') === 'password' ? 'password' : 'id'

  const next = useNext()
  const show = (tab: RecoveryTarget) =>
    setSearch({ ...(tab !== 'id' && { tab }), ...(next && { next }) }, { replace: true })
  const panel = (lost: RecoveryTarget) => <RecoveryForm key={lost} lost={lost} onOther={show} />

  return (
    <Page title={text.title} intro={text.description} width="form">
      <div className="pt-4">
        <Tabs
          label={text.title}
          open={open}
          onOpen={show}
          tabs={[
            { name: 'id', label: text.id.tab, panel: panel('id') },
            { name: 'password', label: text.password.tab, panel: panel('password') },
          ]}
        />
      </div>
      <ul className="mt-8 flex flex-wrap justify-between gap-x-6 border-t border-sand py-4 text-small">
        <li>
          <ButtonLink kind="quiet" to={withNext('/login', next)}>
            {text.login}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink kind="quiet" to={withNext('/signup', next)}>
            {text.signUp}
          </ButtonLink>
        </li>
      </ul>
    </Page>
  )
}
