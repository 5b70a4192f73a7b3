import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { loadTitle, titleMeta } from '#web/layout/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { comeBack, linkWaiting } from './social-calls.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadTitle(context, ({ accounts }) => accounts.login.title)
}

export const meta = titleMeta

/** Where providers send a visitor back to. Source: SOC-01. */
export default function CallbackPage() {
  const { login, social: text } = useText().accounts
  const navigate = useNavigate()
  const say = useToast()
  const hasBegun = useRef(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    signIn().catch(() => setFailure(text.failed))

    async function signIn() {
      const reply = await comeBack(new URLSearchParams(window.location.search))
      if (!reply.success) return setFailure(reply.message || text.refused)
      startSession(reply.access_token, reply.user_info)
      const linked = await linkWaiting()
      if (linked) say(linked)
      await navigate('/', { replace: true })
    }
  }, [navigate, say, text])

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
  return (
    <Page title={text.failedTitle} width="form">
      <p role="alert" className="py-8 text-clay-deep">
        {failure}
      </p>
      <ButtonLink wide to="/login" replace>
        {text.back}
      </ButtonLink>
    </Page>
  )
}
