import { useQuery } from '@tanstack/react-query'
import { undoImport } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { lastImport, useUndoImport } from './receipt-queries.ts'

/**
 * Shows when a statement was last imported, with buttons to remove its open rows or to bring them
 * back.
 */
export function LastImport() {
  const labels = useAdminText().statements.lastImport
  const { number, dateTime } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const send = useUndoImport()
  const canUndo = useMay()(undoImport)
  const last = useQuery(lastImport).data?.last_import
  if (!last) return null
  const { imported_at, rows, open, dismissed } = last

  const change = (restore: boolean) =>
    send.mutate(
      { imported_at, restore },
      {
        onSuccess: ({ changed }) =>
          showToast((restore ? labels.restored : labels.undone)(number(changed))),
      },
    )

  async function undo() {
    const question = labels.undoConfirm(number(open))
    if (await confirm(question, { text: labels.undoText, ok: labels.undo })) change(false)
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 text-tiny text-muted">
      {labels.text(dateTime(imported_at), number(rows))}
      {canUndo && open > 0 && (
        <Button kind="quiet" size="small" busy={send.isPending} onClick={() => void undo()}>
          {labels.undo}
        </Button>
      )}
      {canUndo && dismissed > 0 && (
        <Button kind="quiet" size="small" busy={send.isPending} onClick={() => change(true)}>
          {labels.restore(number(dismissed))}
        </Button>
      )}
    </p>
  )
}
