import { useQuery } from '@tanstack/react-query'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { useText } from '#web/language/use-text.ts'
import { withNext } from '#web/layout/login-address.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useSecondStep } from './second-step.ts'
import { socialProviders } from './settings-queries.ts'
import { SocialButtons } from './social-buttons.tsx'

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
  const openSecondStep = useSecondStep()

  return (
    <>
      <LoginForm onSecondStep={(step) => openSecondStep({ step, next })} />
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
