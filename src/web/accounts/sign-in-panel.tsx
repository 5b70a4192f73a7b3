import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { useText } from '#web/language/use-text.ts'
import { withNext } from '#web/layout/login-address.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { SecondStep } from './second-step.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { socialProviders } from './settings-queries.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useSignedIn } from './use-signed-in.ts'

interface SignInPanelProps {
  /** The page to show after signing in; null for the user's home. */
  readonly next: string | null
  /** Configured providers, if the page knows them. */
  readonly providers?: readonly SocialProvider[]
}

/** Offers every way to sign in or sign up; each returns to `next`. */
export function SignInPanel({ next, providers }: SignInPanelProps) {
  const { login: text } = useText().accounts
  const { data = [] } = useQuery({
    ...socialProviders,
    ...(providers && { initialData: providers }),
  })

  const [step, setStep] = useState<SecondStep | null>(null)
  const signedIn = useSignedIn()

  if (step) {
    return <SecondStepForm step={step} onSignedIn={signedIn} onRestart={() => setStep(null)} />
  }
  return (
    <>
      <LoginForm onSecondStep={setStep} />
      <PasskeyButton />
      <ul className="flex flex-wrap justify-between gap-x-6 border-b border-sand py-4 text-small">
        <li>
          <ButtonLink kind="quiet" to={withNext('/signup', next)}>
            {text.signUp}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink kind="quiet" to={withNext('/find-id-password', next)}>
            {text.findIdPassword}
          </ButtonLink>
        </li>
      </ul>
      <SocialButtons providers={data} next={next} />
    </>
  )
}
