import { useCallback, useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { UserInfo } from '#contract/accounts.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { replacePage, withNext } from '#web/layout/login-address.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Page } from '#web/ui/page.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { LinkByCodeForm } from './link-by-code-form.tsx'
import { useSecondStep } from './second-step.ts'
import { SocialAgreement } from './social-agreement.tsx'
import type { SocialPurpose } from './social-auth-request.ts'
import { handleProviderReturn, linkWaiting, type ProviderReturn } from './social-calls.ts'
import { useSocialText } from './use-social-text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadTitle(context, ({ accounts }) => accounts.login.title)
}

export const meta = titleMeta

interface Failure {
  readonly message: string
  readonly purpose: SocialPurpose
  /** Token that links a pending account. */
  readonly linkToken?: string
  /** The page on which the login started. */
  readonly next?: string | null
}

/** Page to which providers redirect a visitor. Source: SOC-01. */
export default function CallbackPage() {
  const { login } = useText().accounts
  const text = useSocialText()
  const navigate = useNavigate()
  const say = useToast()
  const signIn = useSignIn()
  const openSecondStep = useSecondStep()
  const { alert } = useDialogs()
  const hasBegun = useRef(false)
  const [failure, setFailure] = useState<Failure>()
  const [signUp, setSignUp] = useState<Extract<ProviderReturn, { kind: 'mustAgree' }>>()

  /** Source: LOG-03. */
  const refuseWhoLeft = useCallback(() => {
    setFailure({ message: login.problems.withdrawn, purpose: 'login' })
    void alert(login.problems.withdrawnAlert)
  }, [alert, login])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    arrive().catch((error: unknown) => {
      if (isRefusal(error, 'WITHDRAWN_MEMBER')) return refuseWhoLeft()
      setFailure({ message: text.failed, purpose: 'login' })
    })

    async function arrive() {
      const came = await handleProviderReturn(new URLSearchParams(window.location.search))
      switch (came.kind) {
        case 'refused':
          return setFailure({ ...came, message: came.message || text.refused })
        case 'declined':
          return setFailure({ ...came, message: text.answers.declined })
        case 'mustAgree':
          return setSignUp(came)
        case 'mustProve':
          return openSecondStep(came)
        case 'mustLink':
          return setFailure({
            message: came.message,
            purpose: 'login',
            linkToken: came.token,
            next: came.next,
          })
        case 'unconnected':
          return setFailure({ message: came.message ?? text.failed, purpose: 'connect' })
        case 'connected':
          say(came.message)
          return navigate('/user/mypage/settings', { replace: true })
        case 'signedIn': {
          startSession(came.reply.access_token, came.reply.user_info)
          const linked = await linkWaiting(text.notLinked)
          if (linked) say(linked)
          return signIn(came.reply.user_info, came.next)
        }
      }
    }
  }, [navigate, openSecondStep, refuseWhoLeft, say, signIn, text])

  if (signUp) {
    return (
      <Page title={text.agreeTitle} width="form">
        <SocialAgreement
          token={signUp.token}
          onSignedIn={(reply) => {
            startSession(reply.access_token, reply.user_info)
            void linkWaiting(text.notLinked)
              .then((linked) => linked && say(linked))
              .then(() => signIn(reply.user_info, signUp.next))
          }}
        />
      </Page>
    )
  }
  if (failure === undefined) {
    return (
      <Page title={login.title} width="form">
        <p role="status" className="flex items-center gap-3 py-8">
          <Strands className="h-5" moving />
          {text.working}
        </p>
      </Page>
    )
  }
  const isConnecting = failure.purpose === 'connect'
  return (
    <Page title={isConnecting ? text.connectFailedTitle : text.failedTitle} width="form">
      <p role="alert" className="py-8 text-clay-deep">
        {failure.message}
      </p>
      {failure.linkToken && (
        <LinkByCodeForm
          token={failure.linkToken}
          next={failure.next ?? null}
          onAccountClosed={refuseWhoLeft}
          onSecondStep={(step) => openSecondStep({ step, next: failure.next ?? null })}
          onSignedIn={(reply) => {
            startSession(reply.access_token, reply.user_info)
            say(text.answers.linked)
            void signIn(reply.user_info, failure.next ?? null)
          }}
        />
      )}
      <ButtonLink
        wide
        kind={failure.linkToken ? 'quiet' : 'primary'}
        to={isConnecting ? '/user/mypage/settings' : withNext('/login', failure.next ?? null)}
        replace
      >
        {isConnecting ? text.toSettings : text.back}
      </ButtonLink>
    </Page>
  )
}

/**
 * Returns to the page on which the login started, otherwise home; a member without an address is
 * asked for one there. Source: SOC-01, docs/rules.md A-17.
 */
function useSignIn() {
  const text = useSocialText()
  const navigate = useNavigate()
  const { confirm } = useDialogs()

  return async ({ email }: UserInfo, next: string | null) => {
    await replacePage(navigate, next ?? '/')
    if (email !== '') return
    const message = { text: text.askEmailText, ok: text.askEmailOk, cancel: text.askEmailLater }
    if (await confirm(text.askEmail, message)) await navigate('/user/mypage/profile')
  }
}
