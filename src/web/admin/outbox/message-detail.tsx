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

/** What was written to whom, whether it arrived, and if not, why. */
export function MessageDetail({ message }: { readonly message: OutboxMessage }) {
  const words = useAdminText().outbox

  return (
    <article>
      <h2 className="pt-5 pb-3 text-lead font-strong wrap-anywhere">
        {message.subject || words.text}
      </h2>
      <div className="border-t border-sand py-4">
        <Facts message={message} />
        <Resend message={message} />
      </div>
      <h3 className="sr-only">{words.text}</h3>
      <p
        lang={message.language}
        className="max-w-(--container-text) border-t border-sand py-5 text-small break-words whitespace-pre-wrap"
      >
        {message.text}
      </p>
    </article>
  )
}

function Facts({ message }: { readonly message: OutboxMessage }) {
  const words = useAdminText().outbox
  const format = useFormat()
  const { sent_at, next_attempt_at, last_error, order_number } = message

  const items: Definition[] = [
    { term: words.to, value: <span className="break-all">{message.to}</span> },
    {
      term: words.state,
      value: `${words.statuses[message.status]} · ${words.statusHints[message.status]}`,
    },
    { term: words.attempts, value: words.times(format.number(message.attempts)) },
    { term: words.createdAt, value: format.dateTime(message.created_at) },
    ...(sent_at ? [{ term: words.sentAt, value: format.dateTime(sent_at) }] : []),
    ...(next_attempt_at
      ? [{ term: words.nextAttempt, value: format.dateTime(next_attempt_at) }]
      : []),
    ...(last_error ? [{ term: words.lastError, value: last_error }] : []),
    ...(order_number
      ? [
          {
            term: words.order,
            value: <FactLink to={`/admin/orders/${order_number}`}>{order_number}</FactLink>,
          },
        ]
      : []),
  ]
  return <DefinitionList dense items={items} />
}

function Resend({ message }: { readonly message: OutboxMessage }) {
  const text = useAdminText()
  const words = text.outbox
  const say = useToast()
  const { confirm } = useDialogs()
  const send = useResend(message.id)
  if (message.status === 'QUEUED') return null
  if (message.is_blanked) return <p className="pt-4 text-small text-muted">{words.blanked}</p>

  async function again() {
    const title = words.resendConfirm(message.to)
    if (!(await confirm(title, { text: words.resendText, ok: words.resend }))) return
    send.mutate(undefined, { onSuccess: () => say(words.resent(message.to)) })
  }

  return (
    <div className="pt-4">
      {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
      <Button kind="secondary" size="small" busy={send.isPending} onClick={() => void again()}>
        {words.resend}
      </Button>
    </div>
  )
}
