import { type StylePlace, stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent, Style } from '../report-content.ts'

interface StylePictureProps {
  readonly style: Pick<Style, 'image_url' | 'drawing'>
  readonly place: StylePlace
  readonly face: HairContent['type_analysis']
}

/** Shows a style's uploaded picture, or its drawing on the customer's face. */
export const StylePicture = ({ style, place, face }: StylePictureProps) => (
  <div className="overflow-hidden bg-fill pt-2">
    {style.image_url ? (
      <img src={style.image_url} alt="" className="aspect-[4/5] w-full object-cover" />
    ) : (
      <Portrait
        {...stylePortrait(face, style.drawing, place, { detail: 'medium' })}
        className="aspect-[4/5] object-contain object-bottom"
      />
    )}
  </div>
)
