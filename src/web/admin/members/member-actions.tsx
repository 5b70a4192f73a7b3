import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import type { MemberProps } from './member-detail.tsx'
import { useChangeMember } from './member-queries.ts'
import { ReasonedDialog } from './reasoned-dialog.tsx'

const bodies = {
  disable: { is_active: false },
  enable: { is_active: true },
  promote: { role: 'ADMIN' },
  demote: { role: 'USER' },
} as const
type Change = keyof typeof bodies

/** Letting in or not, and the role; each asks first, naming whom it is about. */
export function MemberActions({ member }: MemberProps) {
  const words = useAdminText().memberDesk
  const [open, setOpen] = useState<Change | null>(null)
  const changes: Change[] = [
    member.is_active ? 'disable' : 'enable',
    member.role === 'ADMIN' ? 'demote' : 'promote',
  ]

  return (
    <Part title={words.more}>
      <div className="flex flex-wrap gap-x-6">
        {changes.map((change) => (
          <Button key={change} kind="quiet" size="small" onClick={() => setOpen(change)}>
            {words.changes[change].open}
          </Button>
        ))}
      </div>
      {open && <ChangeDialog member={member} change={open} onClose={() => setOpen(null)} />}
    </Part>
  )
}

interface ChangeDialogProps extends MemberProps {
  readonly change: Change
  readonly onClose: () => void
}

function ChangeDialog({ member, change, onClose }: ChangeDialogProps) {
  const words = useAdminText().memberDesk.changes[change]
  const say = useToast()
  const send = useChangeMember(member.id)

  return (
    <ReasonedDialog
      title={words.title(member.name || member.user_id)}
      text={words.text}
      submit={words.submit}
      busy={send.isPending}
      problem={send.error}
      onClose={onClose}
      onSubmit={(reason) =>
        send.mutate(
          { ...bodies[change], reason },
          {
            onSuccess: () => {
              onClose()
              say(words.done)
            },
          },
        )
      }
    />
  )
}
