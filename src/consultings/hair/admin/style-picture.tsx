import { memo } from 'react'
import { type StylePlace, stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent, Style } from '../report-content.ts'

interface StylePictureProps {
  readonly image: Style['image_url']
  readonly drawing: Style['drawing']
  readonly place: StylePlace
  readonly face: HairContent['type_analysis']
}

/** Shows a style's uploaded picture, or its drawing on the customer's face. */
export const StylePicture = memo(function StylePicture(props: StylePictureProps) {
  const { image, drawing, place, face } = props
  return (
    <div className="overflow-hidden bg-fill pt-2">
      {image ? (
        <img src={image} alt="" className="aspect-[4/5] w-full object-cover" />
      ) : (
        <Portrait
          {...stylePortrait(face, drawing, place, { detail: 'medium' })}
          className="aspect-[4/5] object-contain object-bottom"
        />
      )}
    </div>
  )
})
