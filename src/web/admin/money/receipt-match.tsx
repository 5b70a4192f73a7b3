import { useId, useState } from 'react'
import type { ListedReceipt, ReceiptCandidate } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { CandidateOption } from './candidate-option.tsx'
import { OtherOrders } from './other-orders.tsx'
import { outcomeOf, useOutcomeText, useReceivedText } from './outcome.ts'
import { ReceiptAnswers } from './receipt-answers.tsx'
import { useMatchReceipt } from './receipt-queries.ts'

interface ReceiptMatchProps {
  readonly receipt: ListedReceipt
  /** Whether this is the oldest question, whose first answer is the filled button. */
  readonly isOldest: boolean
}

/**
 * Asks which order a receipt belongs to: candidates, the effect of the choice, and other answers.
 */
export function ReceiptMatch({ receipt, isOldest }: ReceiptMatchProps) {
  const { money, writeFailed } = useAdminText()
  const labels = money.receipts
  const { won } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const outcomeText = useOutcomeText()
  const receivedText = useReceivedText()
  const send = useMatchReceipt(receipt.id)
  const [chosen, setChosen] = useState(likeliest(receipt))
  const [isSearching, setIsSearching] = useState(false)
  const choice = { name: useId(), amount: receipt.amount, chosen, onChoose: setChosen }
  const canChoose = receipt.candidates.length > 0 || isSearching
  const first = isOldest ? 'primary' : 'secondary'
  const outcome = chosen && outcomeOf(receipt.amount, dueOf(chosen))

  function label(): string {
    if (!chosen || !outcome) return labels.choose
    return outcome.kind === 'MORE'
      ? labels.matchAndReturn(won(outcome.excess))
      : labels.match(chosen.customer_name)
  }

  async function match() {
    if (!chosen || !outcome) return
    const question = labels.matchConfirm(chosen.customer_name, won(receipt.amount))
    const text = `${outcomeText(outcome)} ${money.irrevocable}`
    if (!(await confirm(question, { text, ok: label() }))) return
    send.mutate(chosen.order_number, {
      onSuccess: (reply) => showToast(receivedText(chosen.customer_name, reply)),
    })
  }

  return (
    <fieldset className="min-w-0 border-sand lg:border-l">
      <legend className="sr-only">{labels.question(won(receipt.amount))}</legend>
      {receipt.candidates.map((order) => (
        <CandidateOption key={order.order_number} order={order} {...choice} />
      ))}
      {receipt.candidates.length === 0 && (
        <p className="px-3 py-3 text-small text-muted">{labels.none}</p>
      )}
      {isSearching && <OtherOrders {...choice} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-3 py-3">
        {outcome && outcome.kind !== 'PAID' && (
          <p className="w-full text-small text-clay">{outcomeText(outcome)}</p>
        )}
        {canChoose && (
          <Button
            kind={first}
            size="small"
            busy={send.isPending}
            disabled={!chosen}
            onClick={() => void match()}
          >
            {label()}
          </Button>
        )}
        {!isSearching && (
          <Button
            kind={canChoose ? 'quiet' : first}
            size="small"
            onClick={() => setIsSearching(true)}
          >
            {labels.other}
          </Button>
        )}
        <ReceiptAnswers receipt={receipt} />
      </div>
      {send.isError && <Problem>{send.error.serverMessage ?? writeFailed}</Problem>}
    </fieldset>
  )
}

/**
 * Returns the candidate to preselect; null if several are equally likely or only the amount
 * matches. A single candidate with another amount counts, because its name is similar.
 */
function likeliest({ amount, match, candidates }: ListedReceipt): ReceiptCandidate | null {
  const [first, second] = candidates
  if (!first) return null
  const isOnlySimilar = !second && first.amount_due !== amount
  return match === 'EXACT' || match === 'PROBABLE' || isOnlySimilar ? first : null
}

/** Returns the amount due; 0 for an order that was cancelled unpaid. */
const dueOf = ({ status, amount_due }: ReceiptCandidate) =>
  status === 'CANCELLED' ? 0 : amount_due
