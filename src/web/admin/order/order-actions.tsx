import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { MoveDialog, type PlainMove } from './move-dialog.tsx'
import { Part } from './part.tsx'
import { RefundDialog, refundableAmount } from './refund-dialog.tsx'

const plainMoves = ['schedule', 'complete', 'cancel'] as const satisfies readonly PlainMove[]

/** Further actions of an order; each asks for confirmation. */
export function OrderActions({ order }: { readonly order: AdminOrder }) {
  const text = useAdminText()
  const labels = text.order
  const [open, setOpen] = useState<PlainMove | 'refund' | 'deposit' | null>(null)
  const moves = plainMoves.filter((move) => order.moves.includes(move))
  const isPaid = order.payment.status !== 'WAITING' && refundableAmount(order) > 0
  const canRefund = order.moves.includes('refund') || isPaid
  const canRecord = !hasDepositPanel(order)
  if (moves.length === 0 && !canRefund && !canRecord) return null

  return (
    <Part title={labels.more}>
      <div className="flex flex-wrap gap-x-6">
        {moves.map((move) => (
          <Button key={move} kind="quiet" size="small" onClick={() => setOpen(move)}>
            {labels.moves[move].open}
          </Button>
        ))}
        {canRecord && (
          <Button kind="quiet" size="small" onClick={() => setOpen('deposit')}>
            {text.account.record.open}
          </Button>
        )}
        {canRefund && (
          <Button kind="quiet" size="small" onClick={() => setOpen('refund')}>
            {labels.refund.open}
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
      <DepositDialog
        key={order.amount_due}
        order={order}
        open={open === 'deposit'}
        onClose={() => setOpen(null)}
      />
      {canRefund && (
        <RefundDialog order={order} open={open === 'refund'} onClose={() => setOpen(null)} />
      )}
    </Part>
  )
}

/**
 * Whether the amount due is confirmed in its own panel. For other payment methods the provider
 * reports payments, and a bank transfer instead is rare.
 */
export const hasDepositPanel = ({ amount_due: due, waiting_for: wait }: AdminOrder): boolean =>
  due > 0 && wait !== 'PAYMENT'
