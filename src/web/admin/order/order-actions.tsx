import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { awaitsLateDeposit } from './awaits-late-deposit.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { MoveDialog, type PlainMove } from './move-dialog.tsx'
import { Part } from './part.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const lifecycle = ['schedule', 'complete', 'cancel'] as const satisfies readonly PlainMove[]
const plainMoves = [...lifecycle, 'takenBack'] as const satisfies readonly PlainMove[]

/** What else the lifecycle allows now; each asks before it is done. */
export function OrderActions({ order }: { readonly order: AdminOrder }) {
  const text = useAdminText().order
  const [open, setOpen] = useState<PlainMove | 'refund' | 'deposit' | null>(null)
  const { status, amount, refunded_amount: refunded } = order.payment
  const isPaidByTransfer = amount > 0 && order.payment.deposit !== null && status !== 'WAITING'
  const moves = [
    ...lifecycle.filter((move) => order.moves.includes(move)),
    ...(status === 'PAID' && isPaidByTransfer ? (['takenBack'] as const) : []),
  ]
  const canRefund =
    order.moves.includes('refund') ||
    (refunded < amount && (status === 'PAID' || status === 'PARTIALLY_REFUNDED'))
  const mayGetMore = isPaidByTransfer && order.missing_amount === 0 && !awaitsLateDeposit(order)
  if (moves.length === 0 && !canRefund && !mayGetMore) return null

  return (
    <Part title={text.more}>
      <div className="flex flex-wrap gap-x-6">
        {moves.map((move) => (
          <Button key={move} kind="quiet" size="small" onClick={() => setOpen(move)}>
            {text.moves[move].open}
          </Button>
        ))}
        {mayGetMore && (
          <Button kind="quiet" size="small" onClick={() => setOpen('deposit')}>
            {text.extraDeposit.open}
          </Button>
        )}
        {canRefund && (
          <Button kind="quiet" size="small" onClick={() => setOpen('refund')}>
            {text.refund.open}
          </Button>
        )}
      </div>
      {plainMoves.map((move) => (
        <MoveDialog
          key={move}
          order={order}
          move={move}
          open={open === move}
          onClose={() => setOpen(null)}
        />
      ))}
      <DepositDialog order={order} open={open === 'deposit'} onClose={() => setOpen(null)} />
      {canRefund && (
        <RefundDialog order={order} open={open === 'refund'} onClose={() => setOpen(null)} />
      )}
    </Part>
  )
}
