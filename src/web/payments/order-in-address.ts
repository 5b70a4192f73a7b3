import { useSearchParams } from 'react-router'
import { orderNumberField } from '#contract/fields.ts'
import { useOrderProof } from '#web/orders/use-order-proof.ts'

/** The order that the address names, by our number or by the one the company was given, or ''. */
export function useOrderInAddress() {
  const [search] = useSearchParams()
  const named = search.get('order') ?? search.get('orderId')?.split('_')[0] ?? ''
  const { data: orderNumber = '' } = orderNumberField.safeParse(named)
  return { orderNumber, token: search.get('token') }
}

/** The order with what proves to be its customer; null until the browser has answered. */
export function useProofInAddress() {
  const { orderNumber, token } = useOrderInAddress()
  return useOrderProof(orderNumber, token)
}
