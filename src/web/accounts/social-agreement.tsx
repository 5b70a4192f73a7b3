import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { signUpSocial } from '#contract/social-login.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Agreements } from './agreements.tsx'
import { useSocialText } from './use-social-text.ts'

interface SocialAgreementProps {
  readonly token: string
  readonly onSignedIn: (reply: ReplyOf<typeof signUpSocial>) => void
}

const none = { terms: false, privacy: false, sensitive: false, marketing: false }

/** Asks a new person for the required consents. Leaving the page stores nothing. */
export function SocialAgreement({ token, onSignedIn }: SocialAgreementProps) {
  const { signUp } = useText().accounts
  const text = useSocialText()
  const [values, setValues] = useState(none)
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { marketing, ...required } = values
  const isAgreed = Object.values(required).every(Boolean)

  async function send() {
    setTried(true)
    if (!isAgreed || busy) return
    setBusy(true)
    setFailure(null)
    const agreed = { terms_agree: true, privacy_agree: true, sensitive_agree: true } as const
    const body = { sign_up_token: token, ...agreed, marketing_agree: marketing }
    try {
      onSignedIn(await call(signUpSocial, { body }))
    } catch (error) {
      setFailure((error instanceof ApiRefusal && error.serverMessage) || text.failed)
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-6 py-6"
    >
      <p>{text.agreeText}</p>
      <Agreements
        values={values}
        onChange={(name, agreed) => setValues((all) => ({ ...all, [name]: agreed }))}
        problem={isTried && !isAgreed ? signUp.problems.agreementsRequired : undefined}
      />
      {failure && <Problem>{failure}</Problem>}
      <div className="grid gap-2">
        <Button type="submit" wide busy={busy}>
          {text.agree}
        </Button>
        <ButtonLink wide kind="quiet" to="/login" replace>
          {text.refuse}
        </ButtonLink>
      </div>
    </form>
  )
}
