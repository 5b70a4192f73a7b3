import { useEffect, useState } from 'react'
import { guestTokenOf } from './guest-tokens.ts'
import type { OrderProof } from './my-orders-queries.ts'

/**
 * What proves to be an order's customer, with the token given or the one that this browser keeps.
 * Known once the page has come alive: what a browser keeps, the server cannot know.
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
