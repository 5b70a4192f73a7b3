import type { ConsultingType } from '#contract/catalog.ts'
import { houseColours } from '#domain/drawings/parameters/house-colours.ts'
import type { PictureParameters, PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'

/** From one shoulder to the other, the warm ones nearest to the face. */
const capeColours = [
  houseColours.ink,
  houseColours.moss,
  houseColours.rule,
  houseColours['spring-1'],
  houseColours.clay,
  houseColours['winter-3'],
  houseColours['summer-3'],
  houseColours['summer-1'],
  houseColours.sand,
].join(' ')

/** Who stands for a consulting where its product has no picture: the same person on every page. */
const portraits = {
  hair: {
    face: { outline: 'heart', expression: 'smile' },
    hair: { ...namedStyles.seeThroughLayers, layers: 60, colour: 'darkBrown' },
    picture: { clothesColour: houseColours.ink },
  },
  colour: {
    face: {
      outline: 'oval',
      expression: 'halfSmile',
      makeUp: 'blended',
      lipColour: houseColours['winter-3'],
      cheekColour: houseColours['summer-3'],
      lidColour: houseColours['summer-3'],
    },
    hair: namedStyles.tuckedBob,
    picture: { clothes: 'cape', capeColours },
  },
} as const satisfies Readonly<Record<string, PortraitChoices>>

/** What the drawing of a kind is about, and of its words. A kind without its own is shown by hair. */
export const subjectOf = (kind: ConsultingType): keyof typeof portraits =>
  kind === 'SKIN_CONSULTING' ? 'colour' : 'hair'

/** The drawing of a kind in a picture of another size. */
export function productPortrait(
  kind: ConsultingType,
  picture: Partial<PictureParameters> = {},
): PortraitChoices {
  const portrait = portraits[subjectOf(kind)]
  return { ...portrait, picture: { ...portrait.picture, ...picture } }
}
