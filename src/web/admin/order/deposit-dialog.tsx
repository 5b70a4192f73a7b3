import type { AdminOrder } from '#contract/admin-orders.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { DepositFields } from './deposit-fields.tsx'
import { useDeposit } from './use-deposit.ts'

interface DepositDialogProps {
  readonly order: AdminOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** Records a deposit to the bank account for an order of any status. */
export function DepositDialog({ order, open, onClose }: DepositDialogProps) {
  const labels = useAdminText().account.record
  const ui = useText().ui
  const deposit = useDeposit(order, onClose)

  return (
    <FormDialog
      open={open}
      onClose={clearErrorAnd(deposit, onClose)}
      title={labels.open}
      description={labels.text}
      send={labels.submit}
      keep={ui.cancel}
      busy={deposit.isPending}
      onSubmit={deposit.submit}
    >
      <DepositFields deposit={deposit} />
    </FormDialog>
  )
}
