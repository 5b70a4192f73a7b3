import { endMemberSessions } from '#contract/admin-members.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { Part } from '../order/part.tsx'
import type { MemberProps } from './member-props.ts'
import { useEndSessions } from './member-queries.ts'

/** Lists a member’s sessions, with buttons to end them. */
export function MemberSessions({ member }: MemberProps) {
  const { memberDetails, writeFailed } = useAdminText()
  const labels = memberDetails.sessions
  const canEnd = useMay()(endMemberSessions)
  const format = useFormat()
  const showToast = useToast()
  const { confirm } = useDialogs()
  const end = useEndSessions(member.id)
  const endOne = (id: string | null) => end.mutate(id, { onSuccess: () => showToast(labels.done) })

  async function askOne(id: string, device: string) {
    const title = labels.confirmOne(member.name || member.user_id, device)
    if (await confirm(title, { ok: labels.end })) endOne(id)
  }

  async function endAll() {
    const title = labels.confirmAll(member.name || member.user_id)
    if (await confirm(title, { ok: labels.end })) endOne(null)
  }

  return (
    <Part title={labels.title}>
      {member.sessions.length === 0 && <p className="text-small text-muted">{labels.none}</p>}
      <ul className="text-small">
        {member.sessions.map(({ id, device, last_seen_at }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <span>
              {device ?? labels.unknown}
              <span className="text-tiny text-muted">
                {' '}
                · {labels.seen(format.date(last_seen_at))}
              </span>
            </span>
            {canEnd && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => void askOne(id, device ?? labels.unknown)}
              >
                <span aria-hidden="true" className="whitespace-nowrap">
                  {labels.end}
                </span>
                <VisuallyHidden>{labels.endOf(device ?? labels.unknown)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canEnd && member.sessions.length > 1 && (
        <Button kind="quiet" size="small" busy={end.isPending} onClick={() => void endAll()}>
          {labels.endAll}
        </Button>
      )}
      {end.isError && <Problem>{end.error.serverMessage ?? writeFailed}</Problem>}
    </Part>
  )
}
