import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useReconcile } from './money-task-queries.ts'

/** Button that compares the payment provider’s records with the ledger now. */
export function CompareButton({ kind = 'quiet' }: Pick<ButtonLook, 'kind'>) {
  const text = useAdminText().moneyTasks
  const { number } = useFormat()
  const showToast = useToast()
  const comparing = useReconcile()

  return (
    <Button
      kind={kind}
      size="small"
      busy={comparing.isPending}
      onClick={() =>
        comparing.mutate(undefined, {
          onSuccess: ({ compared }) => showToast(text.compared(number(compared))),
        })
      }
    >
      {text.compare}
    </Button>
  )
}
