import { houseColours } from '#domain/drawings/parameters/house-colours.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'

/** Who stands for the consulting where its product has no picture: the same person on every page. */
export const productPortrait = {
  face: { outline: 'heart', expression: 'smile' },
  hair: { ...namedStyles.seeThroughLayers, layers: 60, colour: 'darkBrown' },
  picture: { clothesColour: houseColours.ink },
} as const satisfies PortraitChoices
