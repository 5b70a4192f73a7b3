import type { LoaderFunctionArgs } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SavedIntro } from './saved-intro.tsx'
import { SavedList } from './saved-list.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ layout }) => layout.wishlist)

/** Lists wished products, each with a button to add it to the cart. Source: WSH-01. */
export default function WishlistPage() {
  const { layout, saved: text } = useText()
  const { addToCart, busyWith } = useAddToCart()

  return (
    <Page
      title={layout.wishlist}
      intro={<SavedIntro>{text.wishlist.intro}</SavedIntro>}
      width="column"
    >
      <SavedList
        list="wishlist"
        action={({ product_id: id }) => (
          <Button
            kind="secondary"
            size="small"
            busy={busyWith === id}
            onClick={() => void addToCart(id)}
          >
            {text.toCart}
          </Button>
        )}
      />
    </Page>
  )
}
