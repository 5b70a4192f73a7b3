import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type RefundAnswer, useAnswerRefund } from './money-task-queries.ts'

/** Answers to each question about a refund, the most likely first. */
const answersTo = {
  UNCONFIRMED: ['NOT_SENT', 'SENT'],
  FAILED: ['TRANSFER', 'NOT_SENT', 'SENT'],
} as const satisfies Record<string, readonly RefundAnswer[]>

interface RefundAnswersProps {
  /** Id of the refund. */
  readonly id: string
  readonly status: keyof typeof answersTo
  /** Button kind of the first answer. */
  readonly first?: 'primary' | 'secondary'
}

/** Asks what happened to a refund that was withdrawn or that the provider declined. */
export function RefundAnswers({ id, status, first = 'secondary' }: RefundAnswersProps) {
  const text = useAdminText().moneyTasks
  const { confirm } = useDialogs()
  const showToast = useToast()
  const send = useAnswerRefund(id)
  const labels: Partial<Record<RefundAnswer, { label: string; confirm: string }>> =
    text.answers[status]

  async function choose(answer: RefundAnswer) {
    const { label = '', confirm: question = '' } = labels[answer] ?? {}
    if (!(await confirm(question, { ok: label }))) return
    send.mutate(answer, {
      onSuccess: () => showToast(text.done),
    })
  }

  return answersTo[status].map((answer, at) => (
    <Button
      key={answer}
      kind={at === 0 ? first : 'secondary'}
      size="small"
      busy={send.isPending && send.variables === answer}
      onClick={() => void choose(answer)}
    >
      {labels[answer]?.label}
    </Button>
  ))
}
