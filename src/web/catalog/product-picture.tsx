import type { ConsultingType } from '#contract/catalog.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { productPortrait, subjectOf } from '#web/ui/product-portrait.ts'

interface ProductPictureProps {
  readonly imageUrl: string | null
  readonly kind: ConsultingType
}

/** Shows the owner's picture of the product, or else the drawn face of its kind. */
export function ProductPicture({ imageUrl, kind }: ProductPictureProps) {
  const text = useText().catalog
  if (imageUrl) return <img src={imageUrl} alt="" className="w-full object-cover" />
  return (
    <Portrait
      {...productPortrait(kind)}
      label={text.portraits[subjectOf(kind)]}
      first
      className="mt-8 max-w-72 md:max-w-120"
    />
  )
}
