import type { LoaderFunctionArgs } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { orderPageAddress } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { SavedIntro } from './saved-intro.tsx'
import { SavedList } from './saved-list.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ layout }) => layout.cart)

/**
 * Lists the products that the visitor intends to order. An order has one consulting, so each has
 * its own order button. Source: WSH-01.
 */
export default function CartPage() {
  const { layout, saved: text } = useText()

  return (
    <Page title={layout.cart} intro={<SavedIntro>{text.cart.intro}</SavedIntro>} width="column">
      <SavedList
        list="cart"
        action={({ product_id: id }) => (
          <ButtonLink size="small" to={orderPageAddress(id)}>
            {text.order}
          </ButtonLink>
        )}
      />
    </Page>
  )
}
