import { useEffect, useState } from 'react'
import { guestTokenOf } from '#web/own-orders/guest-tokens.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'

/**
 * Returns the proof of access to an order: the given token or the stored one. Known after hydration
 * only, since the server does not see the browser's storage.
 */
export function useOrderProof(
  orderNumber: string,
  given: string | null | undefined,
): OrderProof | null {
  const [proof, setProof] = useState<OrderProof | null>(null)
  useEffect(
    () => setProof({ orderNumber, guestToken: given ?? guestTokenOf(orderNumber) }),
    [orderNumber, given],
  )
  return proof
}
