import { answerRefund } from '#contract/admin-money.ts'
import type { MoneyQuestion as Question } from '#contract/money-tasks.ts'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { Allowed } from '../frame/role.tsx'
import { WriteOff } from '../order/write-off.tsx'
import { AcceptDifference } from './accept-difference.tsx'
import { CompareButton } from './compare-button.tsx'
import { RefundAnswers } from './refund-answers.tsx'
import { useHighlightedRow } from './use-highlighted-row.ts'

/** Questions except unmatched receipts, whose answers need their candidates. */
export type ShownQuestion = Exclude<Question, { kind: 'UNMATCHED' }>

interface MoneyQuestionProps {
  /** Subject of the task in notifications. */
  readonly task: string
  readonly question: ShownQuestion
  /** The first answer of the oldest question is the filled button of the page. */
  readonly isOldest: boolean
}

/** Shows a question as a sentence, with its answers as buttons. */
export function MoneyQuestion({ task, question, isOldest }: MoneyQuestionProps) {
  const text = useAdminText().moneyTasks
  const { dateTime } = useFormat()
  const sentence = useSentence(question)
  const { kind, order_number: order, since } = question
  const failure = 'failure' in question ? question.failure : null

  return (
    <li
      {...useHighlightedRow(task)}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 bg-fill px-4 py-3 aria-current:border-ink ${isOldest ? 'border-clay' : 'border-sand'}`}
    >
      <div className="min-w-0 basis-96 grow">
        <p>{sentence}</p>
        <p className="text-tiny text-muted">{text.hints[kind]}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-tiny text-muted">
          {order && <FactLink to={`/admin/orders/${order}`}>{order}</FactLink>}
          <span>{dateTime(since)}</span>
          {failure && <span className="break-all">{failure}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Allowed call={answerRefund}>
          <Answers question={question} first={isOldest ? 'primary' : 'secondary'} />
        </Allowed>
      </div>
    </li>
  )
}

function useSentence(question: ShownQuestion): string {
  const text = useAdminText().moneyTasks
  const { won } = useFormat()
  if (question.kind === 'DIFFERENCE') {
    return text.questions.DIFFERENCE(won(question.theirs), won(question.ours))
  }
  const { customer_name: name, amount } = question
  return text.questions[question.kind](name ? text.person(name) : text.sender, won(amount))
}

/** Links to the order’s page, which says what is returned when the order ends. */
function EndOrder({ order, kind }: { readonly order: string; readonly kind: ButtonLook['kind'] }) {
  const { endOrder } = useAdminText().moneyTasks
  return (
    <ButtonLink to={`/admin/orders/${order}`} kind={kind}>
      {endOrder}
    </ButtonLink>
  )
}

interface AnswersProps {
  readonly question: ShownQuestion
  /** Button kind of the first answer. */
  readonly first: 'primary' | 'secondary'
}

function Answers({ question, first }: AnswersProps) {
  switch (question.kind) {
    case 'UNCONFIRMED':
    case 'FAILED':
      return <RefundAnswers id={question.refund_id} status={question.kind} first={first} />
    case 'STUCK':
      return <CompareButton kind={first} />
    case 'DIFFERENCE':
      return (
        <>
          <CompareButton kind={first} />
          <AcceptDifference difference={question} />
        </>
      )
    case 'AMOUNT_DUE':
      return <WriteOff orderNumber={question.order_number} amount={question.amount} kind={first} />
    case 'GIVEN_BACK':
      return <EndOrder order={question.order_number} kind={first} />
  }
}
