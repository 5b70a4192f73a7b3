import { measuredPortrait, type StylePlace } from '#domain/drawings/styles/report-portraits.ts'
import type { PartPicture } from '#web/admin/editing/parts.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { hairReport } from '../report.ts'
import type { HairContent, Style } from '../report-content.ts'
import { StylePicture } from './style-picture.tsx'

/** Returns the pictures of a part of a sheet, uploaded or drawn; most parts have none. */
export function picturesOf(part: string, content: HairContent): readonly PartPicture[] {
  const { best_hair, worst_hair } = hairReport.withPlaces(content)
  const [list, at] = part.split('.')
  if (list === 'face_shape') return [facePicture(content.type_analysis)]
  if (list === 'worst_hair')
    return worst_hair.map((style, at) => stylePicture(content, style, { list: 'worst', at }))
  const style = list === 'best_hair' && best_hair[Number(at)]
  return style ? [stylePicture(content, style, { list: 'best', at: Number(at) })] : []
}

function facePicture(analysis: HairContent['type_analysis']) {
  const { face_shape, face, face_type_image_url: url } = analysis
  return {
    key: url ?? JSON.stringify([face_shape, face]),
    picture: url ? (
      <img src={url} alt="" className="w-full bg-fill object-cover" />
    ) : (
      <Portrait {...measuredPortrait(analysis)} />
    ),
  }
}

const stylePicture = (content: HairContent, style: Style, place: StylePlace) => ({
  key: `${place.at} ${style.image_url ?? JSON.stringify(style.drawing)}`,
  picture: (
    <StylePicture
      image={style.image_url}
      drawing={style.drawing}
      place={place}
      face={content.type_analysis}
    />
  ),
})
