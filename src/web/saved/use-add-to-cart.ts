import { useNavigate } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { savedAddresses } from './saved-addresses.ts'
import { useSaved } from './use-saved.ts'

/** Adds a product to the cart, confirms it, and links to the cart. Source: WSH-01. */
export function useAddToCart() {
  const text = useText().saved
  const { add } = useSaved('cart')
  const { confirm } = useDialogs()
  const say = useToast()
  const navigate = useNavigate()

  async function addToCart(productId: string) {
    try {
      await add.mutateAsync(productId)
    } catch {
      return say(text.failed)
    }
    const goes = await confirm(text.inCart, { ok: text.seeCart, cancel: text.replacePage })
    if (goes) await navigate(savedAddresses.cart)
  }

  return { addToCart, busyWith: add.isPending ? add.variables : null }
}
