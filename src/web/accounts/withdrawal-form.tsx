import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { withdrawalTexts } from '#texts/withdrawal.ts'
import { eraseVisitorData } from '#web/api/erase-visitor-data.ts'
import { endSession } from '#web/api/session.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { leave } from './account-calls.ts'
import { withdrawalFailure } from './withdrawal-failure.ts'

/** Confirms and deletes the account. Afterwards this browser stores nothing of the member. */
export function WithdrawalForm() {
  const text = usePageTexts(withdrawalTexts)
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const [agreed, setAgreed] = useState(false)
  const send = useMutation({ mutationFn: leave })

  async function submit() {
    if (!agreed) return dialogs.alert(text.consentNeeded)
    await send.mutateAsync().then(finish, (error: unknown) => {
      const { title, detail } = withdrawalFailure(error, text)
      return dialogs.alert(title, detail ? { text: detail } : undefined)
    })
  }

  async function finish() {
    endSession()
    eraseVisitorData()
    queries.clear()
    await dialogs.alert(text.done)
    await navigate('/login', { replace: true })
    await revalidate()
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Checkbox
        label={text.consent}
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/user/mypage" kind="secondary" wide>
          {text.cancel}
        </ButtonLink>
        <Button type="submit" wide busy={send.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
