import type { AdminOrder } from '#contract/admin-orders.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DepositFields } from './deposit-fields.tsx'
import { Part } from './part.tsx'
import { useDeposit } from './use-deposit.ts'

/** Shows the amount due and the expected sender, for confirming the deposit. */
export function DepositPanel({ order }: { readonly order: AdminOrder }) {
  const labels = useAdminText().account.record
  const deposit = useDeposit(order, () => undefined)

  return (
    <Part title={labels.title}>
      <form noValidate onSubmit={deposit.submit} className="grid gap-3">
        <p className="text-small text-muted">{labels.text}</p>
        <DepositFields deposit={deposit} />
        <div>
          <Button type="submit" size="small" busy={deposit.isPending}>
            {labels.submit}
          </Button>
        </div>
      </form>
    </Part>
  )
}
