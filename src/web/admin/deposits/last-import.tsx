import { useQuery } from '@tanstack/react-query'
import { readLastBankImport } from '#contract/bank-rows.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DEPOSITS_KEY, useRemoveImport } from './deposit-queries.ts'

/** When rows were last imported, and a way to remove them; nothing while none of them may be removed. */
export function LastImport() {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.lastImport
  const { number, dateTime } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const send = useRemoveImport()
  const { data } = useQuery({
    queryKey: [...DEPOSITS_KEY, 'last-import'],
    queryFn: ({ signal }) => call(readLastBankImport, {}, { signal }),
  })
  const last = data?.last_import
  if (!last?.removable) return null
  const { imported_at, rows, removable } = last

  async function remove() {
    const kept = rows - removable
    const text = [words.consequence, kept > 0 && words.kept(number(kept))].filter(Boolean).join(' ')
    const ok = words.ok(number(removable))
    if (!(await confirm(words.question(number(removable)), { text, ok }))) return
    send.mutate(imported_at, { onSuccess: ({ removed }) => say(words.done(number(removed))) })
  }

  return (
    <div className="border-b border-sand px-4 py-1 text-small text-muted lg:px-5.5">
      <p className="flex flex-wrap items-center gap-x-4">
        {words.text(dateTime(imported_at), number(rows))}
        <Button kind="quiet" size="small" busy={send.isPending} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </p>
      {send.isError && <Problem>{send.error.words ?? writeFailed}</Problem>}
    </div>
  )
}
