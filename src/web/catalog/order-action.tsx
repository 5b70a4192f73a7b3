import type { Product } from '#contract/catalog.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The way to order, while the product is sold. Source: PRD-03. */
export function OrderAction({ product }: { readonly product: Product }) {
  const text = useText().catalog
  if (!product.is_active) return <p className="text-muted">{text.notOnSale}</p>
  return (
    <ButtonLink to="/user/consulting/consulting-order" wide>
      {text.order}
    </ButtonLink>
  )
}
