import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { emailField } from '#contract/fields.ts'
import { me } from '#web/accounts/account-queries.ts'
import { invalidateOrders } from '#web/api/order-reads.ts'
import { currentSession, startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { addAddress } from './account-calls.ts'
import { ProofField } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

/** Adds a verified address to an account without one. Source: docs/rules.md A-17. */
export function AddEmail() {
  const { accounts, ownAccount } = useText()
  const queries = useQueryClient()
  const say = useToast()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const proof = useProof('email', (email, code) => addAddress(email, code).then(keep))
  const { problems } = accounts.signUp

  function keep(user: User) {
    queries.setQueryData(me.queryKey, user)
    void invalidateOrders(queries)
    const session = currentSession()
    if (session) startSession(session.accessToken, { ...session.user, email: user.email })
    say(ownAccount.profile.emailAdded)
  }

  async function check() {
    const found =
      typed.trim() === ''
        ? problems.emailRequired
        : emailField.safeParse(typed).success
          ? undefined
          : problems.emailFormat
    setProblem(found)
    return found === undefined
  }

  return (
    <ProofField
      label={accounts.fields.email}
      type="email"
      autoComplete="email"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        setProblem(undefined)
      }}
      hint={ownAccount.profile.noEmailHint}
      problem={problem}
      target={typed.trim()}
      proof={proof}
      codeLabel={accounts.fields.emailCode}
      check={check}
    />
  )
}
