import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { stylePortrait } from '#domain/drawings/styles/sheet-portraits.ts'
import type { HairContent } from '../sheet-content.ts'

/** Ink: the knit goes on as the field that words stand on. */
const KNIT = '#221c18'

/** A sheet's customer in the first style that suits, in a knit of ink. */
export function customerPortrait({ type_analysis, best_hair }: HairContent): PortraitChoices {
  const drawing = best_hair[0]?.drawing ?? null
  const { face, hair } = stylePortrait(type_analysis, drawing, { list: 'best', at: 0 })
  return { face, hair, picture: { frame: 'bust', clothes: 'knit', clothesColour: KNIT } }
}
