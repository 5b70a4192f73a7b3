import { useNavigate } from 'react-router'
import type { Product } from '#contract/catalog.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { savedAddresses } from './saved-addresses.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { useSaved } from './use-saved.ts'

/**
 * Buttons that add a product to wishlist and cart. A product that is not on sale can only be wished
 * for. Source: WSH-01.
 */
export function SaveButtons({ product }: { readonly product: Product }) {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      <WishButton product={product} />
      {product.is_active && <CartButton product={product} />}
    </div>
  )
}

/** Toggle button: pressed while the product is on the wishlist. */
function WishButton({ product }: { readonly product: Product }) {
  const text = useText().saved
  const { items, add, remove } = useSaved('wishlist')
  const say = useToast()
  const navigate = useNavigate()
  const item = items.data?.find((each) => each.product_id === product.product_id)

  async function press() {
    try {
      if (item) {
        await remove.mutateAsync(item)
        return say(text.unwished)
      }
      await add.mutateAsync(product.product_id)
      say(text.wished, {
        label: text.seeWishlist,
        run: () => void navigate(savedAddresses.wishlist),
      })
    } catch {
      say(text.failed)
    }
  }

  return (
    <Button
      kind="secondary"
      size="small"
      aria-pressed={item !== undefined}
      busy={add.isPending || remove.isPending}
      onClick={() => void press()}
    >
      <HeartIcon className={item ? 'size-4 fill-current text-clay' : 'size-4'} />
      {text.wish}
    </Button>
  )
}

function CartButton({ product }: { readonly product: Product }) {
  const text = useText().saved
  const { addToCart, busyWith } = useAddToCart()

  return (
    <Button
      kind="secondary"
      size="small"
      busy={busyWith !== null}
      onClick={() => void addToCart(product.product_id)}
    >
      {text.toCart}
    </Button>
  )
}
