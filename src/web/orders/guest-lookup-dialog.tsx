import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { guestTokenOf, storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import {
  findGuestReport,
  type GuestContact,
  type GuestOrder,
  wholeOrder,
} from '#web/own-orders/my-orders-queries.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { GuestAction } from './guest-action.ts'
import { GuestOrderActions } from './guest-order-actions.tsx'
import { GuestOrderFields } from './guest-order-fields.tsx'
import { GuestProofDialog } from './guest-proof-dialog.tsx'
import { guestOrderAddress, reportAddress } from './order-addresses.ts'

interface GuestLookupDialogProps {
  readonly contact: GuestContact
  readonly order: GuestOrder | undefined
  readonly onClose: () => void
}

/**
 * Shows every field of a found order; name and address are masked without a guest token.
 * Cancelling, the result sheet and the history also need the token: a stored one, or a new one by a
 * code. Source: GST-02, GST-03, RPT-04.
 */
export function GuestLookupDialog({ contact, order, onClose }: GuestLookupDialogProps) {
  const text = useText().myPage
  const say = useToast()
  const navigate = useNavigate()
  const [pendingAction, setPendingAction] = useState<GuestAction | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const orderNumber = order?.order_number ?? ''
  const proof = { orderNumber, guestToken: guestTokenOf(orderNumber) }
  const whole = useQuery({ ...wholeOrder(proof), enabled: proof.guestToken !== null })
  if (!order) return null

  async function run(action: GuestAction, proof: string | null) {
    setPendingAction(action)
    setToken(proof)
    if (!proof || action === 'cancel') return
    setPendingAction(null)
    if (action === 'contact') return
    if (action === 'whole') return navigate(guestOrderAddress(orderNumber, proof))
    const report = await findGuestReport(orderNumber, proof).catch(() => null)
    if (report) return navigate(reportAddress(report, proof))
    // The stored token may have expired; a code gives a new one.
    storeGuestToken(orderNumber, null)
    say(text.proof.failed)
  }

  return (
    <>
      <Dialog
        open={pendingAction === null}
        onClose={onClose}
        title={text.guest.orderDetail}
        footer={
          <GuestOrderActions
            order={order}
            contact={contact}
            onAction={(action) => void run(action, guestTokenOf(orderNumber))}
          />
        }
      >
        <GuestOrderFields
          order={whole.data ?? order}
          isMasked={!whole.data && order.is_masked}
          onUnmask={() => void run('contact', null)}
        />
      </Dialog>
      <GuestProofDialog
        open={pendingAction !== null && !token}
        contact={contact}
        orderNumber={orderNumber}
        onClose={() => setPendingAction(null)}
        onProven={(proof) => {
          storeGuestToken(orderNumber, proof)
          if (pendingAction) void run(pendingAction, proof)
        }}
      />
      <CancelDialog
        open={pendingAction === 'cancel' && token !== null}
        onClose={() => setPendingAction(null)}
        proof={{ orderNumber, guestToken: token }}
      />
    </>
  )
}
