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
const moss = '#4f5d45'

/** The pictures of one review show one person; eyes are closed, since it is somebody else. */
const seenFrom = ({ style, face, hair, picture }: Look, ...views: View[]): PortraitChoices[] =>
  views.map((view) => ({
    face: { ...face, eyes: 'closed' },
    hair: { ...namedStyles[style], ...hair },
    picture: { ...picture, view },
  }))

/** Drawings of the reviewers by user id; who is not here sent no picture. */
export const reviewPictures: Readonly<Record<string, readonly PortraitChoices[]>> = {
  nari: seenFrom(
    { style: 'hushCut', face: { lids: 'inner' }, picture: { seed: 101, clothesColour: ink } },
    'front',
  ),
  grace: seenFrom(
    {
      style: 'softWaves',
      face: { outline: 'long', age: 'older', lips: 'wide', expression: 'halfSmile' },
      hair: { length: 34, fringe: 'curtain', colour: 'grey' },
      picture: { seed: 103, clothes: 'turtleneck', clothesColour: moss },
    },
    'front',
  ),
  ngocmai: seenFrom(
    {
      style: 'tuckedBob',
      face: { outline: 'heart', age: 'young', expression: 'smile' },
      picture: { seed: 107, clothes: 'shirt', clothesColour: paper },
    },
    'threeQuarterRight',
    'front',
  ),
  chaewon: seenFrom(
    {
      style: 'collarboneCurl',
      face: { lids: 'single', brows: 'straight', age: 'young' },
      picture: { seed: 109, clothes: 'shirt', clothesColour: paper },
    },
    'front',
  ),
  eunbi: seenFrom(
    {
      style: 'hippiePerm',
      face: { outline: 'long', glasses: 'round', expression: 'smile' },
      picture: { seed: 113, clothesColour: clay },
    },
    'front',
  ),
  baotran: seenFrom(
    {
      style: 'sideFringeBob',
      face: { outline: 'diamond', brows: 'arched' },
      hair: { colour: 'brown' },
      picture: { seed: 127, clothesColour: moss },
    },
    'threeQuarterLeft',
  ),
  seulgi: [
    ...seenFrom(
      {
        style: 'seeThroughLayers',
        face: { outline: 'round', lids: 'inner' },
        picture: { seed: 129, clothesColour: clay },
      },
      'front',
    ),
    // Her mother, who came along.
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
  wonyi: seenFrom(
    {
      style: 'seeThroughLayers',
      face: { outline: 'long', lips: 'bow' },
      hair: { fringe: 'side', parting: '7:3', colour: 'darkBrown' },
      picture: { seed: 131, clothesColour: ink },
    },
    'front',
  ),
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
  sohee: seenFrom(
    {
      style: 'fullFringeBob',
      face: { outline: 'long', lids: 'single' },
      picture: { seed: 79, clothesColour: clay },
    },
    'front',
  ),
  minhanh: seenFrom(
    {
      style: 'comma',
      face: { outline: 'oval', masculinity: 85, blush: 10, lids: 'single' },
      picture: { seed: 81, clothes: 'shirt', clothesColour: paper },
    },
    'front',
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
