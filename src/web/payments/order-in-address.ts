import { useSearchParams } from 'react-router'
import { orderNumberField } from '#contract/fields.ts'
import { useOrderProof } from '#web/orders/use-order-proof.ts'

/** Returns the order in the address, by our number or the provider's; '' if there is none. */
export function useOrderInAddress() {
  const [search] = useSearchParams()
  const named = search.get('order') ?? search.get('orderId')?.split('_')[0] ?? ''
  const { data: orderNumber = '' } = orderNumberField.safeParse(named)
  return { orderNumber, token: search.get('token') }
}

/** Returns the order with the proof of access; null until hydration. */
export function useProofInAddress() {
  const { orderNumber, token } = useOrderInAddress()
  return useOrderProof(orderNumber, token)
}
