import { useSearchParams } from 'react-router'
import { orderNumberField } from '#contract/fields.ts'
import { useOrderProof } from '#web/orders/use-order-proof.ts'

/** The order that the address names, by our number or by the one the company was given. */
export function useAskedOrder() {
  const [search] = useSearchParams()
  const named = search.get('order') ?? search.get('orderId')?.split('_')[0] ?? ''
  const { data: number = '' } = orderNumberField.safeParse(named)
  return useOrderProof(number, search.get('token'))
}
