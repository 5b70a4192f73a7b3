import type { Product } from '#contract/catalog.ts'
import { useText } from '#web/language/use-text.ts'
import { ORDER_PAGE } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface OrderActionProps {
  /** Null if the shop has none yet. */
  readonly product: Product | null
  /** Query of its address; '' for the first hair consulting. */
  readonly query?: string
}

/** Shows the order button while the product is on sale. Source: PRD-03. */
export function OrderAction({ product, query = '' }: OrderActionProps) {
  const text = useText().catalog
  if (!product?.is_active) return <p className="text-muted">{text.notOnSale}</p>
  return (
    <ButtonLink to={ORDER_PAGE + query} wide>
      {text.order}
    </ButtonLink>
  )
}
