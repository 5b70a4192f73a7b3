import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { BankRowProps } from './bank-row-detail.tsx'
import { useRemoveRow, useSetRow } from './deposit-queries.ts'

/** What a row can be that is of no order that waits. */
export function RowStates({ row, onDone }: BankRowProps) {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.detail
  const { won } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const set = useSetRow(row.id)
  const drop = useRemoveRow(row.id)
  const undo = { label: words.undo, run: () => set.mutate('OPEN') }

  async function unknown() {
    const ok = words.unknown
    if (
      !(await confirm(words.unknownQuestion(row.depositor, won(row.amount)), {
        text: words.unknownText,
        ok,
      }))
    )
      return
    set.mutate('UNKNOWN', { onSuccess: () => say(words.unknownDone) })
  }

  async function returned() {
    if (
      !(await confirm(words.returnedQuestion(row.depositor, won(row.amount)), {
        ok: words.returned,
      }))
    )
      return
    set.mutate('RETURNED', {
      onSuccess: () => {
        say(words.returnedDone)
        onDone()
      },
    })
  }

  const ignore = () =>
    set.mutate('IGNORED', {
      onSuccess: () => {
        say(words.ignoreDone, undo)
        onDone()
      },
    })

  async function remove() {
    const text = row.state === 'UNKNOWN' ? words.removeUnknownText : words.removeText
    const question = words.removeQuestion(row.depositor, won(row.amount))
    if (!(await confirm(question, { text, ok: words.remove }))) return
    drop.mutate(undefined, {
      onSuccess: () => {
        say(words.removeDone)
        onDone()
      },
    })
  }

  const failed = set.error ?? drop.error
  if (row.state === 'CONFIRMED' || row.state === 'RETURNED') return null
  return (
    <div className="border-t border-sand py-3">
      <div className="flex flex-wrap gap-x-6">
        {row.state === 'OPEN' && (
          <>
            <Button kind="quiet" size="small" onClick={() => void unknown()}>
              {words.unknown}
            </Button>
            <Button kind="quiet" size="small" onClick={ignore}>
              {words.ignore}
            </Button>
          </>
        )}
        {row.state === 'UNKNOWN' && (
          <Button kind="secondary" size="small" onClick={() => void returned()}>
            {words.returned}
          </Button>
        )}
        {row.state === 'IGNORED' && (
          <Button kind="quiet" size="small" onClick={undo.run}>
            {words.undo}
          </Button>
        )}
        <Button kind="quiet" size="small" busy={drop.isPending} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
      {failed && <Problem>{failed.words ?? writeFailed}</Problem>}
    </div>
  )
}
