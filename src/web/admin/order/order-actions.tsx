import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { MoveDialog, type PlainMove } from './move-dialog.tsx'
import { Part } from './part.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const plainMoves = ['schedule', 'complete', 'cancel'] as const satisfies readonly PlainMove[]

/** What else the lifecycle allows now; each asks before it is done. */
export function OrderActions({ order }: { readonly order: AdminOrder }) {
  const text = useAdminText().order
  const [open, setOpen] = useState<PlainMove | 'refund' | null>(null)
  const moves = plainMoves.filter((move) => order.moves.includes(move))
  const canRefund = order.moves.includes('refund')
  if (moves.length === 0 && !canRefund) return null

  return (
    <Part title={text.more}>
      <div className="flex flex-wrap gap-x-6">
        {moves.map((move) => (
          <Button key={move} kind="quiet" size="small" onClick={() => setOpen(move)}>
            {text.moves[move].open}
          </Button>
        ))}
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
      {canRefund && (
        <RefundDialog order={order} open={open === 'refund'} onClose={() => setOpen(null)} />
      )}
    </Part>
  )
}
