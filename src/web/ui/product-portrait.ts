import type { ConsultingType } from '#contract/catalog.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import type { PictureParameters, PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'

/** From one shoulder to the other, warm colours nearest to the face. */
const capeColours = [
  brandColours.ink,
  brandColours.moss,
  brandColours.rule,
  brandColours['spring-1'],
  brandColours.clay,
  brandColours['winter-3'],
  brandColours['summer-3'],
  brandColours['summer-1'],
  brandColours.sand,
].join(' ')

/** Portraits of the kinds, for products without a picture; the same person on every page. */
const portraits = {
  hair: {
    face: { outline: 'heart', expression: 'smile' },
    hair: { ...namedStyles.seeThroughLayers, layers: 60, colour: 'darkBrown' },
    picture: { clothesColour: brandColours.ink },
  },
  colour: {
    face: {
      outline: 'oval',
      expression: 'halfSmile',
      makeUp: 'blended',
      lipColour: brandColours['winter-3'],
      cheekColour: brandColours['summer-3'],
      lidColour: brandColours['summer-3'],
    },
    hair: namedStyles.tuckedBob,
    picture: { clothes: 'cape', capeColours },
  },
} as const satisfies Readonly<Record<string, PortraitChoices>>

/** Returns the key of a kind's portrait and texts; hair for kinds without their own. */
export const subjectOf = (kind: ConsultingType): keyof typeof portraits =>
  kind === 'SKIN_CONSULTING' ? 'colour' : 'hair'

/** Returns a kind's portrait with other picture parameters. */
export function productPortrait(
  kind: ConsultingType,
  picture: Partial<PictureParameters> = {},
): PortraitChoices {
  const portrait = portraits[subjectOf(kind)]
  return { ...portrait, picture: { ...portrait.picture, ...picture } }
}
