import { type ListedReceipt, matchExactReceipts } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { useTaskInAddress } from '../money-tasks/use-highlighted-row.ts'
import { OpenReceipt } from './open-receipt.tsx'
import { useMatchExact } from './receipt-queries.ts'

interface MatchExactProps {
  /** Receipts whose sender and amount both match exactly one order. */
  readonly receipts: readonly ListedReceipt[]
  readonly hasOldest: boolean
}

/** Matches all unambiguous receipts at once; can be expanded to match them one by one. */
export function MatchExact({ receipts, hasOldest }: MatchExactProps) {
  const { money, writeFailed } = useAdminText()
  const labels = money.receipts
  const { number, won } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const send = useMatchExact()
  const count = number(receipts.length)
  const named = useTaskInAddress()
  const isNamed = receipts.some(({ id }) => `receipt:${id}` === named)

  async function matchAll() {
    const sum = receipts.reduce((total, { amount }) => total + amount, 0)
    const question = labels.matchAllConfirm(count, won(sum))
    const text = `${labels.matchAllText} ${money.irrevocable}`
    if (!(await confirm(question, { text, ok: labels.matchAll(count) }))) return
    send.mutate(
      receipts.map(({ id }) => id),
      {
        onSuccess: ({ matched, left }) =>
          showToast(
            left.length > 0
              ? labels.someLeft(number(matched.length), number(left.length))
              : labels.matchedAll(number(matched.length)),
          ),
      },
    )
  }

  return (
    <>
      <div className="border-l-3 border-clay bg-fill px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>{labels.exact(count)}</p>
          <Allowed call={matchExactReceipts}>
            <Button
              kind={hasOldest ? 'primary' : 'secondary'}
              size="small"
              busy={send.isPending}
              onClick={() => void matchAll()}
            >
              {labels.matchAll(count)}
            </Button>
          </Allowed>
        </div>
        {send.isError && <Problem>{send.error.serverMessage ?? writeFailed}</Problem>}
      </div>
      <div className="border-b border-sand px-3 text-small">
        <Fold
          label={labels.oneByOne}
          hint={receipts
            .map(({ sender, amount }) => `${sender}\u00a0${won(amount)}`)
            .join('\u00a0· ')}
          filled={isNamed}
        >
          <ul>
            {receipts.map((receipt) => (
              <OpenReceipt key={receipt.id} receipt={receipt} isOldest={false} />
            ))}
          </ul>
        </Fold>
      </div>
    </>
  )
}
