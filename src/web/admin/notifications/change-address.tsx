import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { changeMyEmail, type User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { emailField } from '#contract/fields.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { useProof } from '#web/accounts/use-proof.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { currentSession, startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { myNotifications } from './notification-queries.ts'

/** Changes the email address of the administrator. */
export function ChangeAddress() {
  const labels = useAdminText().notifications.address
  const [open, setOpen] = useState(false)

  return (
    <div>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      {open && <AddressDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

type Change = InputOf<typeof changeMyEmail>['body']
const empty: Change = { email: '', code: '', password: '' }

function AddressDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useAdminText()
  const labels = text.notifications.address
  const { accounts, ui } = useText()
  const { problems, sendCode, resendCode } = accounts.signUp
  const queries = useQueryClient()
  const showToast = useToast()
  const proof = useProof('email')
  const [change, setChange] = useState(empty)
  const [isTried, setTried] = useState<'sending' | 'all' | null>(null)
  const email = change.email.trim()
  const isSent = proof.sentTo !== null && proof.sentTo === email
  const send = useMutation<User, ApiRefusal, Change>({
    mutationFn: (body) => call(changeMyEmail, { body }),
    onSuccess: ({ email: changed }) => {
      const session = currentSession()
      if (session) startSession(session.accessToken, { ...session.user, email: changed })
      void queries.invalidateQueries({ queryKey: myNotifications.queryKey })
      showToast(labels.done)
      onClose()
    },
  })
  const wrong = {
    email: email === '' ? problems.emailRequired : isAddress(email) ? null : problems.emailFormat,
    code: isSent && change.code !== '' ? null : problems.codeRequired,
    password: change.password === '' ? accounts.changePassword.currentRequired : null,
  }
  const refused = send.error && (send.error.serverMessage ?? text.writeFailed)
  const isPasswordWrong = send.error?.code === 'CURRENT_PASSWORD_MISMATCH'
  const at = (name: keyof Change) => ({
    value: change[name],
    onChange: (value: string) => {
      proof.clearProblem()
      send.reset()
      setChange((before) => ({ ...before, [name]: value }))
    },
  })

  function sendTheCode() {
    setTried('sending')
    if (wrong.email === null) proof.send(email)
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={labels.title}
      description={labels.text}
      send={labels.submit}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={() => {
        setTried('all')
        if (Object.values(wrong).every((problem) => problem === null)) {
          send.mutate({ ...change, email })
        }
      }}
    >
      <EmailField
        label={labels.next}
        {...typed(at('email'))}
        problem={(isTried && wrong.email) || (isSent ? null : proof.problem)}
        action={
          <Button kind="secondary" size="small" busy={proof.isSending} onClick={sendTheCode}>
            {isSent ? resendCode : sendCode}
          </Button>
        }
      />
      <CodeField
        label={accounts.fields.emailCode}
        {...at('code')}
        hint={isSent ? proof.note : undefined}
        problem={isTried === 'all' ? wrong.code : null}
      />
      <TextField
        label={accounts.changePassword.current}
        type="password"
        autoComplete="current-password"
        {...typed(at('password'))}
        problem={isPasswordWrong ? refused : isTried === 'all' ? wrong.password : null}
      />
      {refused && !isPasswordWrong && <Problem>{refused}</Problem>}
    </FormDialog>
  )
}

const isAddress = (email: string) => emailField.safeParse(email).success

/** For a field that gives an event instead of its text. */
const typed = (field: { readonly value: string; readonly onChange: (value: string) => void }) => ({
  ...field,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => field.onChange(target.value),
})
