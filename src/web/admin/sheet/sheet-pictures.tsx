import type { SheetContent } from '#contract/reports.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import type { PartPicture } from '../editing/parts.ts'
import { type Style, withPlaces } from './sheet-content.ts'
import { StylePicture } from './style-picture.tsx'

/** The pictures of a part of a sheet, uploaded or drawn, by the part's name; most have none. */
export function picturesOf(part: string, content: SheetContent): readonly PartPicture[] {
  const { best_hair, worst_hair } = withPlaces(content)
  const [list, at] = part.split('.')
  if (list === 'face_shape') return [facePicture(content.type_analysis)]
  if (list === 'worst_hair') return worst_hair.map((style, at) => stylePicture(content, style, at))
  const style = list === 'best_hair' && best_hair[Number(at)]
  return style ? [stylePicture(content, style, Number(at), false)] : []
}

function facePicture({ face_shape, face_type_image_url: url }: SheetContent['type_analysis']) {
  return {
    key: url ?? face_shape,
    picture: url ? (
      <img src={url} alt="" className="w-full bg-fill object-cover" />
    ) : (
      <Portrait face={face_shape} hair="short" crop="face" strands={30} className="w-full" />
    ),
  }
}

const stylePicture = (content: SheetContent, style: Style, at: number, avoid = true) => ({
  key: `${at} ${style.image_url ?? JSON.stringify(style.drawing)}`,
  picture: (
    <StylePicture style={style} at={at} avoid={avoid} face={content.type_analysis.face_shape} />
  ),
})
