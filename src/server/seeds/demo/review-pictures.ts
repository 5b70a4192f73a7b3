import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles, type StyleName } from '#domain/drawings/styles/style.ts'

interface Look {
  readonly style: StyleName
  readonly face: NonNullable<PortraitChoices['face']>
  readonly hair?: PortraitChoices['hair']
  readonly picture: NonNullable<PortraitChoices['picture']>
}

type View = NonNullable<Look['picture']['view']>

const ink = '#221c18'
const paper = '#faf6f0'
const clay = '#b04a2f'

/** Views of one person for one review. */
const seenFrom = ({ style, face, hair, picture }: Look, ...views: View[]): PortraitChoices[] =>
  views.map((view) => ({
    face: { ...face, eyes: 'closed' },
    hair: { ...namedStyles[style], ...hair },
    picture: { ...picture, view },
  }))

/** Pictures of reviews by the reviewer's user ID. */
export const reviewPictures: Readonly<Record<string, readonly PortraitChoices[]>> = {
  seulgi: [
    ...seenFrom(
      {
        style: 'seeThroughLayers',
        face: { outline: 'round', lids: 'inner' },
        picture: { seed: 129, clothesColour: clay },
      },
      'front',
    ),
    // Shows the reviewer's mother.
    ...seenFrom(
      {
        style: 'layeredBob',
        face: { outline: 'round', lids: 'inner', age: 'older', expression: 'smile' },
        hair: { length: -14, colour: 'grey' },
        picture: { seed: 130, clothes: 'turtleneck', clothesColour: ink },
      },
      'front',
    ),
  ],
  jiwoo: seenFrom(
    {
      style: 'seeThroughLayers',
      face: { outline: 'heart', hairline: 8, expression: 'halfSmile' },
      hair: { length: 40 },
      picture: { seed: 61, clothes: 'turtleneck', clothesColour: clay },
    },
    'front',
    'left',
  ),
  olivia: seenFrom(
    {
      style: 'curtainLong',
      face: { outline: 'long', freckles: 70, brows: 'arched' },
      hair: { colour: 'copper', layers: 45 },
      picture: { seed: 67, clothes: 'shirt' },
    },
    'front',
  ),
  thuha: seenFrom(
    {
      style: 'layeredBob',
      face: { lips: 'full', browWeight: 120 },
      hair: { colour: 'darkBrown' },
      picture: { seed: 71, clothesColour: ink },
    },
    'threeQuarterLeft',
    'back',
  ),
  haeun: seenFrom(
    {
      style: 'lowBun',
      face: { lids: 'inner', expression: 'smile', blush: 60 },
      picture: { seed: 83, clothesColour: paper },
    },
    'left',
    'front',
  ),
}
