import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { disconnectLogin } from '#contract/my-logins.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { FirstPassword } from './first-password.tsx'
import { InAppNotice } from './in-app-notice.tsx'
import { SettingRow } from './setting-row.tsx'
import { myLogins } from './settings-queries.ts'
import { providerPage } from './social-calls.ts'
import { useSocialText } from './use-social-text.ts'

/** Lists a member's login methods; connects further ones and removes any but the last. */
export function LoginList() {
  const { providers } = useSocialText()
  const text = useMemberText().settings.logins
  const format = useFormat()
  const { confirm } = useDialogs()
  const queries = useQueryClient()
  const say = useToast()
  const logins = useQuery(myLogins)
  const [isMaking, setMaking] = useState(false)
  const connect = useMutation({
    mutationFn: (provider: SocialProvider) => providerPage(provider, 'connect'),
    onSuccess: (url) => window.location.assign(url),
  })
  const disconnect = useMutation({
    mutationFn: (provider: SocialProvider) => call(disconnectLogin, { params: { provider } }),
    onSuccess: (_, provider) => say(text.disconnected(providers[provider])),
    onSettled: () => queries.invalidateQueries(myLogins),
  })

  async function askAndDisconnect(provider: SocialProvider) {
    const question = text.disconnectQuestion(providers[provider])
    const options = { text: text.disconnectText, ok: text.disconnect }
    if (await confirm(question, options)) disconnect.mutate(provider)
  }

  if (logins.isPending) return <SkeletonRows rows={3} />
  if (logins.isError) {
    return (
      <LoadProblem
        error={logins.error}
        busy={logins.isFetching}
        onRetry={() => void logins.refetch()}
      />
    )
  }
  const { user_id: userId, has_password: hasPassword, rows } = logins.data
  const failed = [disconnect, connect].find(({ isError }) => isError)
  return (
    <>
      <InAppNotice />
      <ul>
        <SettingRow
          title={text.ownId(userId)}
          note={hasPassword ? text.hasPassword : text.noPassword}
        >
          {hasPassword ? (
            <ButtonLink kind="secondary" size="small" to="/change-password">
              {text.changePassword}
            </ButtonLink>
          ) : (
            <Button kind="secondary" size="small" onClick={() => setMaking(true)}>
              {text.createPassword}
            </Button>
          )}
        </SettingRow>
        {rows.map(({ provider, since }) => {
          const name = providers[provider]
          return (
            <Fragment key={provider}>
              <SettingRow
                title={name}
                note={since ? text.connected(format.date(since)) : text.notConnected}
              >
                {since ? (
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={text.disconnectOf(name)}
                    busy={disconnect.isPending && disconnect.variables === provider}
                    onClick={() => void askAndDisconnect(provider)}
                  >
                    {text.disconnect}
                  </Button>
                ) : (
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={text.connectOf(name)}
                    busy={connect.isPending && connect.variables === provider}
                    onClick={() => connect.mutate(provider)}
                  >
                    {text.connect}
                  </Button>
                )}
              </SettingRow>
              {failed?.variables === provider && (
                <li>
                  <Failure error={failed.error} onMake={() => setMaking(true)} />
                </li>
              )}
            </Fragment>
          )
        })}
      </ul>
      <FirstPassword userId={userId} open={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}

/** Shows why nothing changed; offers another login method to members who have only one. */
function Failure({ error, onMake }: { readonly error: Error | null; readonly onMake: () => void }) {
  const text = useMemberText().settings.logins
  if (!error) return null
  const isLast = isRefusal(error, 'LAST_LOGIN')

  return (
    <div className="py-4">
      <Problem>
        {(error instanceof ApiRefusal && error.serverMessage) || text.failed}
        {isLast && (
          <span className="mt-1 block">
            <Button kind="quiet" size="small" onClick={onMake}>
              {text.createPassword}
            </Button>
          </span>
        )}
      </Problem>
    </div>
  )
}
