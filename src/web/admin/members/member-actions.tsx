import { useState } from 'react'
import type { MemberRow } from '#contract/admin-members.ts'
import { currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { type MemberAccess, MemberConflict } from './member-conflict.tsx'
import type { MemberProps } from './member-props.ts'
import { useChangeMember } from './member-queries.ts'
import { ReasonedDialog } from './reasoned-dialog.tsx'
import { ResetFactor } from './reset-factor.tsx'

const bodies = {
  disable: { is_active: false },
  enable: { is_active: true },
  promote: { role: 'ADMIN' },
  consult: { role: 'CONSULTANT' },
  view: { role: 'VIEWER' },
  demote: { role: 'USER' },
} as const
type Change = keyof typeof bodies
const roleChanges = ['consult', 'view', 'promote', 'demote'] as const

/** The last change and the version it was based on, for resolving a conflict. */
interface Sent {
  readonly change: Change
  readonly reason: string
  readonly base: MemberAccess
}

/**
 * Buttons to disable or enable a member and to change the role. Each asks for a reason first,
 * naming the member. After a conflict, shows both versions.
 */
export function MemberActions({ member }: MemberProps) {
  const { memberDetails: labels, editing, writeFailed } = useAdminText()
  const showToast = useToast()
  const send = useChangeMember(member.id)
  const [open, setOpen] = useState<Change | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const theirs = isRefusal(send.error, 'EDIT_CONFLICT')
    ? currentVersion<MemberRow>(send.error)
    : null
  const name = member.name || member.user_id
  const changes: Change[] = [
    member.is_active ? 'disable' : 'enable',
    ...roleChanges.filter((change) => bodies[change].role !== member.role),
  ]

  function close() {
    setOpen(null)
    send.reset()
  }

  function submit(change: Change, reason: string) {
    setSent({ change, reason, base: member })
    const body = { ...bodies[change], reason, base_revision: member.revision }
    send.mutate(body, {
      onSuccess() {
        setOpen(null)
        showToast(labels.changes[change].done)
      },
      onError: (error) => isRefusal(error, 'EDIT_CONFLICT') && setOpen(null),
    })
  }

  function resolve({ reason }: Sent, base: MemberRow, { role, is_active }: MemberAccess) {
    if (role === base.role && is_active === base.is_active) return send.reset()
    const body = { role, is_active, reason, base_revision: base.revision }
    send.mutate(body, { onSuccess: () => showToast(editing.changed(name)) })
  }

  return (
    <Part title={labels.more}>
      {sent && theirs && (
        <MemberConflict
          base={sent.base}
          mine={{ ...sent.base, ...bodies[sent.change] }}
          theirs={theirs}
          onResolve={(chosen) => resolve(sent, theirs, chosen)}
        />
      )}
      <div className="flex flex-wrap gap-x-6">
        {changes.map((change) => (
          <Button key={change} kind="quiet" size="small" onClick={() => setOpen(change)}>
            {labels.changes[change].open}
          </Button>
        ))}
        <ResetFactor member={member} />
      </div>
      {send.error && !theirs && !open && (
        <Problem>{send.error.serverMessage ?? writeFailed}</Problem>
      )}
      {open && (
        <ReasonedDialog
          title={labels.changes[open].title(name)}
          text={labels.changes[open].text}
          submit={labels.changes[open].submit}
          busy={send.isPending}
          problem={theirs ? null : send.error}
          onClose={close}
          onSubmit={(reason) => submit(open, reason)}
        />
      )}
    </Part>
  )
}
