import { useMutation } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { InAppNotice } from './in-app-notice.tsx'
import { providerPage } from './social-calls.ts'
import { useSocialText } from './use-social-text.ts'

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[]
  /** The page to show after signing in; null for the specified default. */
  readonly next: string | null
}

/** Shows a button per configured provider; nothing if there is none. Source: LOG-06. */
export function SocialButtons({ providers, next }: SocialButtonsProps) {
  const { login } = useText().accounts
  const text = useSocialText()
  const hydrated = useHydrated()
  const open = useMutation({
    mutationFn: (provider: SocialProvider) => providerPage(provider, 'login', next),
    onSuccess: (url) => window.location.assign(url),
  })
  if (providers.length === 0) return null
  const { error } = open

  return (
    <section className="border-b border-sand py-8">
      <h2 className="mb-4 text-small text-muted">{login.otherAccounts}</h2>
      <InAppNotice />
      <div className="grid gap-3 sm:grid-cols-2">
        {providers.map((provider) => (
          <Fragment key={provider}>
            <Button
              kind="secondary"
              disabled={!hydrated}
              busy={open.isPending && open.variables === provider}
              onClick={() => open.mutate(provider)}
            >
              {text.continueWith(text.providers[provider])}
            </Button>
            {error && open.variables === provider && (
              <div className="col-span-full">
                <Problem>
                  {(error instanceof ApiRefusal && error.serverMessage) || text.failed}
                </Problem>
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  )
}
