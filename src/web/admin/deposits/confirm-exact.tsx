import type { BankRowReply } from '#contract/bank-rows.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useConfirmExact } from './deposit-queries.ts'

/** Confirms in one go what is beyond doubt; nothing while nothing is. */
export function ConfirmExact({ rows }: { readonly rows: readonly BankRowReply[] }) {
  const { deposits: words, writeFailed } = useAdminText()
  const { number, won } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const send = useConfirmExact()
  const exact = rows.filter(({ match, state }) => match === 'EXACT' && state === 'OPEN')
  if (exact.length === 0) return null

  async function confirmAll() {
    const sum = exact.reduce((total, { amount }) => total + amount, 0)
    const title = words.confirmAllQuestion(number(exact.length), won(sum))
    const ok = words.confirmAll(number(exact.length))
    if (!(await confirm(title, { text: words.confirmAllText, ok }))) return
    send.mutate(
      exact.map(({ id }) => id),
      {
        onSuccess: ({ confirmed, left }) =>
          say(
            left.length > 0
              ? words.someLeft(number(confirmed.length), number(left.length))
              : words.confirmedAll(number(confirmed.length)),
          ),
      },
    )
  }

  return (
    <div className="border-b border-sand bg-sheet px-4 py-3 lg:px-5.5">
      <Button size="small" busy={send.isPending} onClick={() => void confirmAll()}>
        {words.confirmAll(number(exact.length))}
      </Button>
      {send.isError && <Problem>{send.error.words ?? writeFailed}</Problem>}
    </div>
  )
}
