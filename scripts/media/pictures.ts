import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { areaSvg } from '../pictures/svg.ts'
import { colourFan, dyedStrands, wayBack } from './abstract-pictures.ts'
import { type Look, person } from './people.ts'
import { cuttingPlan, fourSteps, privatePhoto, shownPhoto } from './studio-pictures.ts'

const SIZE = { width: 1_200, height: 900 } as const
const MIDDLE = { x: 600, y: 400, scale: 2.3 } as const

/** Draws every picture of the base content as SVG, by name. */
export const pictures = (): Readonly<Record<string, string>> => ({
  'six-faces': sheet('paper', sixFaces()),
  'round-face': sheet(
    'sand',
    person(MIDDLE, {
      who: 'round',
      style: 'curtainLong',
      hair: { colour: 'darkBrown' },
      picture: { clothes: 'turtleneck' },
      cloth: 'clay',
    }),
  ),
  fringes: sheet('paper', inColumns(threeFringes)),
  'fine-hair': sheet(
    'fill',
    person(
      { x: 520, y: 470, scale: 3.3 },
      { who: 'freckled', style: 'tuckedBob', hair: { colour: 'ash' }, picture: { view: 'left' } },
    ),
  ),
  'wavy-hair': sheet(
    'sand',
    person(
      { x: 560, y: 380, scale: 2.6 },
      { who: 'house', style: 'hippiePerm', picture: { view: 'threeQuarterLeft' } },
    ),
  ),
  'colour-fan': sheet('paper', colourFan(SIZE, person({ x: 600, y: 420, scale: 2.1 }, inPaper))),
  'dyed-strands': sheet('ink', dyedStrands()),
  'at-the-salon': sheet('fill', cuttingPlan()),
  'four-steps': sheet('paper', fourSteps()),
  'private-photo': sheet('sand', privatePhoto()),
  'way-back': sheet('paper', wayBack()),
  'shown-photo': sheet('fill', shownPhoto()),
  'fresh-colour': sheet(
    'sand',
    person(
      { x: 640, y: 400, scale: 2.5 },
      {
        who: 'freckled',
        style: 'softWaves',
        hair: { colour: 'copper' },
        picture: { view: 'threeQuarterRight' },
      },
    ),
  ),
  'growing-fringe': sheet('fill', inColumns(growingFringe)),
  'rainy-day': sheet(
    'fill',
    person(
      { x: 600, y: 430, scale: 2.6 },
      { who: 'round', style: 'curlyBob', hair: { colour: 'brown' }, cloth: 'moss' },
    ),
  ),
  glasses: sheet(
    'sand',
    person(MIDDLE, { who: 'bespectacled', style: 'seeThroughLayers', cloth: 'clay' }),
  ),
  'calm-scalp': sheet(
    'fill',
    person(
      { x: 600, y: 420, scale: 2.5 },
      {
        who: 'son',
        style: 'dandy',
        face: { eyes: 'closed' },
        picture: { view: 'left', clothes: 'turtleneck' },
      },
    ),
  ),
})

/** Draws the banner; the face stays centred however it is cropped. */
export const bannerPicture = () =>
  areaSvg(
    { width: 960, height: 1_200, ground: 'sand' },
    person({ x: 480, y: 555, scale: 3.43 }, { who: 'house', style: 'softWaves' }),
  )

const sheet = (ground: string, content: string) => areaSvg({ ...SIZE, ground }, content)

const inPaper: Look = { who: 'house', style: 'tuckedBob', cloth: 'paper' }

const sixFaces = () =>
  faceOutlines
    .map((outline, i) => {
      const [x, y] = [(i % 3) * 400, Math.floor(i / 3) * 450]
      const ground = i % 2 ? 'fill' : 'sand'
      const look: Look = {
        who: 'house',
        style: 'lowBun',
        face: { outline, eyes: 'closed' },
        hair: { faceFrame: 0 },
        cloth: i ? 'ink' : 'clay',
      }
      const face = person({ x: 200, y: 225, scale: 1.5 }, look)
      return areaSvg({ width: 400, height: 450, x, y, ground }, face)
    })
    .join('')

const threeFringes: readonly Look[] = (['full', 'seeThrough', 'curtain'] as const).map(
  (fringe) => ({
    who: 'house',
    style: 'layeredBob',
    hair: { fringe, parting: 'none' },
    cloth: fringe === 'seeThrough' ? 'clay' : 'ink',
  }),
)

const growingFringe: readonly Look[] = (
  [
    { fringe: 'full' },
    { fringe: 'side', parting: '7:3' },
    { fringe: 'curtain', fringeDrop: 12 },
  ] as const
).map((fringe) => ({
  who: 'freckled',
  style: 'seeThroughLayers',
  hair: { ...fringe, colour: 'darkBrown' },
}))

const inColumns = (looks: readonly Look[]) =>
  looks
    .map((look, i) =>
      areaSvg(
        { width: 400, height: 900, x: i * 400, ground: i % 2 ? 'fill' : 'sand' },
        person({ x: 200, y: 410, scale: 1.9 }, look),
      ),
    )
    .join('')
