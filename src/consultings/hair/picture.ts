import { inks } from '#domain/drawings/colour.ts'
import { stylePortrait } from '#domain/drawings/styles/sheet-portraits.ts'
import type { SheetInPicture } from '../sheets-in-pictures.ts'
import type { HairContent } from './sheet-content.ts'

/** The customer in the first style that suits, in a knit of the colour that the words stand on. */
export const hairInPicture: SheetInPicture<HairContent> = {
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
}
