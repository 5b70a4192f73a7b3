import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'

/** The owner's picture of the product, or a drawn face until there is one. */
export function ProductPicture({ imageUrl }: { readonly imageUrl: string | null }) {
  const text = useText().catalog
  if (imageUrl) return <img src={imageUrl} alt="" className="w-full object-cover" />
  return (
    <Portrait
      face="oval"
      hair="layer"
      fringe="see-through"
      strands={90}
      label={text.portrait}
      className="mt-8 w-64 md:w-[26rem]"
    />
  )
}
