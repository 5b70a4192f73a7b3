import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { productPortrait } from './product-portrait.ts'

/** The owner's picture of the product, or a drawn face until there is one. */
export function ProductPicture({ imageUrl }: { readonly imageUrl: string | null }) {
  const text = useText().catalog
  if (imageUrl) return <img src={imageUrl} alt="" className="w-full object-cover" />
  return (
    <Portrait
      {...productPortrait}
      label={text.portrait}
      first
      className="mt-8 max-w-72 md:max-w-120"
    />
  )
}
