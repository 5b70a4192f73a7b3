import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { useConfirmPayment } from './paying-queries.ts'

const TRY_AGAIN_MS = 3_000

/**
 * Confirms the payment in the return address. Retries an unreachable server, and again after a
 * login; confirming is idempotent.
 */
export function useConfirmation(proof: OrderProof | null) {
  const [search] = useSearchParams()
  const [tries, setTries] = useState(0)
  const [isOver, setOver] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const lastTurn = useRef('')
  const reader = useSession()?.user.id ?? 'visitor'
  const { mutate } = useConfirmPayment(proof ?? { orderNumber: '' })
  const paymentKey = search.get('paymentKey')
  const orderId = search.get('orderId')
  const amount = Number(search.get('amount'))

  useEffect(() => {
    const turn = `${tries} ${reader} ${proof?.guestToken ?? ''}`
    if (!proof || lastTurn.current === turn) return
    lastTurn.current = turn
    setOver(false)
    if (!paymentKey || !proof.orderNumber) return setOver(true)
    mutate(
      {
        payment_key: paymentKey,
        amount,
        ...(orderId && { provider_order_id: orderId }),
      },
      {
        onSuccess: () => setOver(true),
        onError(error) {
          if (isRefusal(error, 'OFFLINE', 'UNAVAILABLE', 'INTERNAL_ERROR')) {
            setTimeout(() => setTries((before) => before + 1), TRY_AGAIN_MS)
            return
          }
          setCode(codeOf(error))
          setOver(true)
        },
      },
    )
  }, [proof, reader, tries, mutate, paymentKey, orderId, amount])

  return { isConfirming: !isOver, code }
}

/** Returns the provider's code of a decline; the order's state covers other refusals. */
function codeOf(error: unknown): string | null {
  if (isRefusal(error, 'PAYMENT_DECLINED')) return String(error.body.reason ?? 'DECLINED')
  return isRefusal(error, 'AMOUNT_MISMATCH') ? 'AMOUNT_MISMATCH' : null
}
