import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusal } from '#web/api/api-refusal.ts'
import type { OrderProof } from '#web/orders/my-orders-queries.ts'
import { useConfirmPayment } from './paying-queries.ts'

const TRY_AGAIN_MS = 3_000

/**
 * Takes what the customer agreed to, from the address that they came back with. A server that does
 * not answer is asked again: the same agreement is taken once.
 */
export function useConfirmation(proof: OrderProof | null) {
  const [search] = useSearchParams()
  const [tries, setTries] = useState(0)
  const [isOver, setOver] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const asked = useRef(-1)
  const { mutate } = useConfirmPayment(proof ?? { orderNumber: '' })
  const paymentKey = search.get('paymentKey')
  const orderId = search.get('orderId')
  const amount = Number(search.get('amount'))

  useEffect(() => {
    if (!proof || asked.current === tries) return
    asked.current = tries
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
  }, [proof, tries, mutate, paymentKey, orderId, amount])

  return { isConfirming: !isOver, code }
}

/** The company's word for a decline; what else was refused is told by the order's own state. */
function codeOf(error: unknown): string | null {
  if (isRefusal(error, 'PAYMENT_DECLINED')) return String(error.body.reason ?? 'DECLINED')
  return isRefusal(error, 'AMOUNT_MISMATCH') ? 'AMOUNT_MISMATCH' : null
}
