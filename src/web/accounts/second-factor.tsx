import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removeAuthenticatorApp, renewRecoveryCodes } from '#contract/second-factor.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Section } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { myPasskeys, mySecondFactor } from './factor-queries.ts'
import { PasskeyList } from './passkey-list.tsx'
import { useFactorText } from './use-factor-text.ts'

interface SecondFactorProps {
  /** A factor was added; with recovery codes if it is the first, or if they were renewed. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
}

/** Authenticator app, passkeys and recovery codes of somebody who works in the back office. */
export function SecondFactor({ onAdded }: SecondFactorProps) {
  const { staff: text, passkeys } = useFactorText()
  const { number } = useFormat()
  const { confirm } = useDialogs()
  const queries = useQueryClient()
  const say = useToast()
  const factor = useQuery(mySecondFactor)
  const known = useQuery(myPasskeys)
  const remove = useMutation({
    mutationFn: () => call(removeAuthenticatorApp, {}),
    onSuccess: () => say(text.appRemoved),
    onSettled: () => queries.invalidateQueries(mySecondFactor),
  })
  const renew = useMutation({
    mutationFn: () => call(renewRecoveryCodes, {}),
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onSettled: () => queries.invalidateQueries(mySecondFactor),
  })

  async function askAndRemove() {
    const options = { text: text.removeAppText, ok: text.removeApp }
    if (await confirm(text.removeAppQuestion, options)) remove.mutate()
  }

  async function askAndRenew() {
    const options = { text: text.renewText, ok: text.renew }
    if (await confirm(text.renewQuestion, options)) renew.mutate()
  }

  if (factor.isPending) return <SkeletonRows rows={4} />
  if (factor.isError) {
    return (
      <LoadProblem
        error={factor.error}
        busy={factor.isFetching}
        onRetry={() => void factor.refetch()}
      />
    )
  }
  const { has_authenticator_app: hasApp, recovery_codes_left: left } = factor.data
  const hasFactor = hasApp || (known.data?.items.length ?? 0) > 0
  const failed = remove.error ?? renew.error
  return (
    <>
      <Section title={passkeys.title} hint={passkeys.staffHint} first>
        <PasskeyList onRecoveryCodes={onAdded} />
      </Section>
      <Section title={text.app} hint={text.appHint}>
        {hasApp ? (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>{text.appOn}</p>
            <Button
              kind="secondary"
              size="small"
              busy={remove.isPending}
              onClick={() => void askAndRemove()}
            >
              {text.removeApp}
            </Button>
          </div>
        ) : (
          <AuthenticatorApp
            onAdded={(codes) => {
              // The heading above new codes says it, and a message would cover their buttons.
              if (!codes) say(text.confirmed)
              void queries.invalidateQueries(mySecondFactor)
              onAdded(codes)
            }}
          />
        )}
      </Section>
      {hasFactor && (
        <Section title={text.recovery} hint={text.recoveryHint}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>{text.left(number(left))}</p>
            <Button
              kind="secondary"
              size="small"
              busy={renew.isPending}
              onClick={() => void askAndRenew()}
            >
              {text.renew}
            </Button>
          </div>
        </Section>
      )}
      {failed && (
        <Problem>{(failed instanceof ApiRefusal && failed.serverMessage) || text.failed}</Problem>
      )}
    </>
  )
}
