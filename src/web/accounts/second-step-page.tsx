import { type LoaderFunctionArgs, Navigate, useLocation } from 'react-router'
import { secondStepTexts } from '#texts/second-step.ts'
import { useSession } from '#web/api/session.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useNext, withNext } from '#web/layout/login-address.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AdministratorsOnly } from './administrators-only.tsx'
import { parseStep } from './second-step.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { useAfterLogin } from './use-after-login.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, () => secondStepTexts[context.get(pageContext).language].title)

export const meta = titleMeta

/**
 * Second step of every login: by password, by a provider, or by a linking code. A page of its own,
 * so that only accounts with a second factor load it. Source: docs/rules.md A-41.
 */
export default function SecondStepPage() {
  const text = usePageTexts(secondStepTexts)
  const isHydrated = useHydrated()
  const isSignedIn = useSession() !== null
  const stranger = useAfterLogin()
  const login = withNext('/login', useNext())
  const step = parseStep(useLocation().state)

  if (stranger) return <AdministratorsOnly name={stranger.name} />
  // Only the browser knows the step: it is in its history.
  if (isHydrated && !step && !isSignedIn) return <Navigate to={login} replace />
  return (
    <Page
      title={text.title}
      intro={text.intro}
      above={<BackLink to={login}>{text.restart}</BackLink>}
      width="form"
    >
      {isHydrated && step ? (
        <SecondStepForm step={step} login={login} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Page>
  )
}
