import type { ReportInPicture } from '#consultings/report-in-picture.ts'
import { inks } from '#domain/drawings/colour.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { nearestStyleOfLength } from '#domain/drawings/styles/nearest-style.ts'
import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import type { HairContent } from './report-content.ts'

/** Shares the customer in the first best style, in a knit of the colour behind the text. */
export const hairInPicture: ReportInPicture<HairContent> = {
  of({ type_analysis: face, best_hair: [style], headline }) {
    const drawn = stylePortrait(face, style?.drawing ?? null, { list: 'best', at: 0 })
    return {
      portrait: {
        ...drawn,
        picture: { frame: 'bust', clothes: 'knit', clothesColour: inks.ink },
      },
      headline,
      found: style?.name ?? '',
    }
  },
  // An uploaded picture does not say which hair it shows.
  look({ type_analysis: face, best_hair: [style] }) {
    if (!style || style.image_url) return null
    const { hair } = stylePortrait(face, style.drawing, { list: 'best', at: 0 })
    return { face_shape: face.face_shape, style: nearestStyleOfLength(portraitOf({ hair }).hair) }
  },
}
