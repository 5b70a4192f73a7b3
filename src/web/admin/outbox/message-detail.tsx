import type { OutboxMessage } from '#contract/notifications.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useResend } from './use-resend.ts'

/** Shows a message: recipient, text, and whether it was delivered or why not. */
export function MessageDetail({ message }: { readonly message: OutboxMessage }) {
  const labels = useAdminText().outbox

  return (
    <article>
      <h2 className="pt-5 pb-3 text-lead font-strong wrap-anywhere">
        {message.subject || labels.text}
      </h2>
      <div className="border-t border-sand py-4">
        <Facts message={message} />
        <Resend message={message} />
      </div>
      <h3 className="sr-only">{labels.text}</h3>
      <p
        lang={message.language}
        className="max-w-(--container-text) border-t border-sand py-5 text-small break-labels whitespace-pre-wrap"
      >
        {message.text}
      </p>
    </article>
  )
}

function Facts({ message }: { readonly message: OutboxMessage }) {
  const labels = useAdminText().outbox
  const format = useFormat()
  const { sent_at, next_attempt_at, last_error, order_number } = message

  const items: Definition[] = [
    { term: labels.to, value: <span className="break-all">{message.to}</span> },
    {
      term: labels.state,
      value: `${labels.statuses[message.status]} · ${labels.statusHints[message.status]}`,
    },
    { term: labels.attempts, value: labels.times(format.number(message.attempts)) },
    { term: labels.createdAt, value: format.dateTime(message.created_at) },
    ...(sent_at ? [{ term: labels.sentAt, value: format.dateTime(sent_at) }] : []),
    ...(next_attempt_at
      ? [{ term: labels.nextAttempt, value: format.dateTime(next_attempt_at) }]
      : []),
    ...(last_error ? [{ term: labels.lastError, value: last_error }] : []),
    ...(order_number
      ? [
          {
            term: labels.order,
            value: <FactLink to={`/admin/orders/${order_number}`}>{order_number}</FactLink>,
          },
        ]
      : []),
  ]
  return <DefinitionList dense items={items} />
}

function Resend({ message }: { readonly message: OutboxMessage }) {
  const text = useAdminText()
  const labels = text.outbox
  const showToast = useToast()
  const { confirm } = useDialogs()
  const send = useResend(message.id)
  if (message.status === 'QUEUED') return null
  if (message.is_blanked) return <p className="pt-4 text-small text-muted">{labels.blanked}</p>

  async function again() {
    const title = labels.resendConfirm(message.to)
    if (!(await confirm(title, { text: labels.resendText, ok: labels.resend }))) return
    send.mutate(undefined, { onSuccess: () => showToast(labels.resent(message.to)) })
  }

  return (
    <div className="pt-4">
      {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
      <Button kind="secondary" size="small" busy={send.isPending} onClick={() => void again()}>
        {labels.resend}
      </Button>
    </div>
  )
}
