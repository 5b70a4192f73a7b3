import { useState } from 'react'
import { useSession } from '#web/api/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { MemberProps } from './member-props.ts'
import { useResetFactor } from './member-queries.ts'
import { ReasonedDialog } from './reasoned-dialog.tsx'

/** Removes another account's lost passkeys and authenticator app, after asking for a reason. */
export function ResetFactor({ member }: MemberProps) {
  const { resetFactor: text } = useAdminText().memberDetails
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)
  const isOwn = useSession()?.user.id === member.id
  const reset = useResetFactor(member.id)
  if (isOwn || !member.has_second_factor) return null

  function close() {
    setOpen(false)
    reset.reset()
  }

  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && (
        <ReasonedDialog
          title={text.title(member.name || member.user_id)}
          text={text.text}
          submit={text.submit}
          busy={reset.isPending}
          problem={reset.error}
          onClose={close}
          onSubmit={(reason) =>
            reset.mutate(reason, {
              onSuccess() {
                setOpen(false)
                showToast(text.done)
              },
            })
          }
        />
      )}
    </>
  )
}
