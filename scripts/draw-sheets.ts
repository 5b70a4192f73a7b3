/**
 * `node scripts/run.mjs scripts/draw-sheets.ts FOLDER [sheet…]`: contact sheets of the drawings as
 * PNG, to look at after a change.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { itemAt } from '#domain/collections/lists.ts'
import { withPalette } from '../src/consultings/color/admin/palette-start.ts'
import { drawInCape } from '../src/consultings/color/draw-customer.ts'
import { palettes } from '../src/consultings/color/palettes.ts'
import { colorContent } from '../src/consultings/color/report-content.ts'
import { facialFeatures } from '../src/consultings/hair/survey.ts'
import { faceOfSurvey } from '../src/consultings/hair/survey-face.ts'
import { describePortrait } from '../src/domain/drawings/description.ts'
import { drawPortrait } from '../src/domain/drawings/draw-portrait.ts'
import { faceOutlines } from '../src/domain/drawings/parameters/face-fields.ts'
import { detailForWidth } from '../src/domain/drawings/parameters/picture-fields.ts'
import { type PortraitChoices, portraitOf } from '../src/domain/drawings/parameters/portrait.ts'
import {
  mensStyleNames,
  namedStyles,
  womensStyleNames,
} from '../src/domain/drawings/styles/style.ts'
import { toSvg } from '../src/domain/drawings/svg.ts'
import { drawingTexts, portraitName } from '../src/texts/drawings.ts'

interface Cell {
  readonly choices: PortraitChoices
  readonly title?: string
}

const [folder = '.data/sheets', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const views = ['front', 'threeQuarterLeft', 'left', 'back'] as const

/** Returns an item of a list that begins again at its end. */
const cycled = <Item>(list: readonly Item[], index: number): Item =>
  itemAt(list, index % list.length)

async function sheet(name: string, cells: readonly Cell[], columns: number, width = 460) {
  if (wanted.length && !wanted.includes(name)) return
  const pictures = await Promise.all(
    cells.map(async ({ choices }) =>
      sharp(Buffer.from(toSvg(drawPortrait(portraitOf(choices)))), { density: 96 })
        .resize({ width })
        .flatten({ background: '#faf6f0' })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = Math.max(...pictures.map(({ info }) => info.height))
  const rows = Math.ceil(cells.length / columns)
  const composite = pictures.map(({ data }, i) => ({
    input: data,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }))
  const png = await sharp({
    create: { width: width * columns, height: height * rows, channels: 3, background: '#faf6f0' },
  })
    .composite(composite)
    .png()
    .toBuffer()
  writeFileSync(join(folder, `${name}.png`), png)
  for (const { choices } of cells) {
    console.log(`${name}: ${portraitName(drawingTexts.ko, describePortrait(portraitOf(choices)))}`)
  }
}

const people: NonNullable<PortraitChoices['face']>[] = [
  { outline: 'oval' },
  { outline: 'round', lids: 'inner', brows: 'straight' },
  { outline: 'oval', lips: 'bow', brows: 'arched' },
  { outline: 'heart', lids: 'single', expression: 'smile' },
  { outline: 'oval', nose: 'aquiline', lips: 'full' },
  { outline: 'long', brows: 'angled', eyeTilt: 3 },
  { outline: 'square', brows: 'straight', noseBridge: 60 },
  { outline: 'diamond', freckles: 70, expression: 'halfSmile' },
]
const women = womensStyleNames.map(
  (name, i): Cell => ({
    choices: {
      hair: {
        ...namedStyles[name],
        colour: cycled(
          [
            'black',
            'black',
            'black',
            'darkBrown',
            'brown',
            'black',
            'black',
            'black',
            'darkBrown',
            'ash',
            'black',
            'black',
            'darkBrown',
            'brown',
            'copper',
            'black',
          ] as const,
          i,
        ),
      },
      face: cycled(people, i),
      picture: {
        clothes: cycled(['knit', 'turtleneck', 'knit', 'shirt'] as const, i),
        clothesColour: cycled([null, '#b04a2f', '#221c18', null, '#4f5d45'], i),
      },
    },
    title: name,
  }),
)
const men = mensStyleNames.map(
  (name, i): Cell => ({
    choices: {
      hair: { ...namedStyles[name] },
      face: { ...people[(i + 3) % 8], freckles: 0, masculinity: 85, blush: 10 },
      picture: { clothes: cycled(['knit', 'shirt', 'turtleneck'] as const, i) },
    },
    title: name,
  }),
)
const inViews = (cells: readonly Cell[]) =>
  cells.flatMap((cell) =>
    views.map(
      (view): Cell => ({
        choices: { ...cell.choices, picture: { ...cell.choices.picture, view } },
      }),
    ),
  )

await sheet('women', women, 4)
await sheet('men', men, 4)
await sheet('women-views-1', inViews(women.slice(0, 6)), 4, 400)
await sheet('women-views-2', inViews(women.slice(6, 11)), 4, 400)
await sheet('women-views-3', inViews(women.slice(11)), 4, 400)
await sheet('men-views-1', inViews(men.slice(0, 4)), 4, 400)
await sheet('men-views-2', inViews(men.slice(4)), 4, 400)

const palettesWorn = Object.values(palettes).map(
  (palette, i): Cell => ({
    choices: {
      ...drawInCape(withPalette(colorContent.parse({}), palette.key), {
        metalColour: itemAt(palette.metal, 0).hex,
      }),
      hair: { length: 20, parting: '6:4', wave: 'sWave', dye: cycled(palette.hair, i).hex },
    },
  }),
)
await sheet('palettes', palettesWorn, 4, 400)
// biome-ignore format: a face a line
const facesInPalettes: NonNullable<PortraitChoices['face']>[] = [
  { age: 'older', skinColour: '#eed3c0', expression: 'smile' },
  { age: 'young', skinColour: '#f7e3d8', lids: 'inner', eyes: 'closed' },
  { lids: 'single', skinColour: '#d9b08c', outline: 'round' },
  { skinColour: '#8f5d3f', lips: 'full', irisColour: '#2c1a12' },
  { masculinity: 85, skinColour: '#e2bd9f', outline: 'square' },
  { skinColour: '#f3ddd0', glasses: 'round', irisColour: '#6b4a2c' },
]
await sheet(
  'palettes-worn',
  inViews(
    facesInPalettes.map((face, i): Cell => {
      const worn = itemAt(palettesWorn, 2 * i).choices
      return {
        choices: {
          ...worn,
          face: { ...worn.face, ...face },
          hair: { cut: 'falling', length: -10, tucked: 'both' },
        },
      }
    }),
  ),
  4,
  400,
)

const bob = { length: 8, ends: 'cCurl', parting: '6:4' } as const
await sheet(
  'ages',
  [0, 35, 88].flatMap((masculinity) =>
    (['young', 'middle', 'older'] as const).flatMap((age) =>
      (['calm', 'smile'] as const).map(
        (expression): Cell => ({
          choices: {
            face: {
              age,
              masculinity,
              expression,
              blush: masculinity > 50 ? 0 : 40,
              lids: age === 'young' ? 'inner' : 'double',
            },
            hair:
              masculinity > 50
                ? {
                    ...namedStyles.dandy,
                    fringeDrop: 0,
                    colour: age === 'older' ? 'grey' : 'black',
                  }
                : masculinity > 20
                  ? { ...namedStyles.pixie, colour: age === 'older' ? 'grey' : 'darkBrown' }
                  : { ...bob, colour: age === 'older' ? 'grey' : 'black' },
            picture: { frame: 'face' },
          },
        }),
      ),
    ),
  ),
  6,
  340,
)
const inOutlines: PortraitChoices[] = [
  { hair: namedStyles.lowBun },
  { hair: { ...bob, tucked: 'both' } },
  { hair: namedStyles.middlePart, face: { masculinity: 85, blush: 0 } },
]
await sheet(
  'outlines',
  faceOutlines.flatMap((outline) =>
    inOutlines.map(
      (choices): Cell => ({
        choices: { ...choices, face: { ...choices.face, outline }, picture: { frame: 'face' } },
      }),
    ),
  ),
  6,
  340,
)

await sheet(
  'features',
  facialFeatures.map(
    (feature): Cell => ({
      choices: {
        face: faceOfSurvey({ features: [feature] }),
        picture: { frame: 'face' },
      },
    }),
  ),
  6,
  340,
)

const plans = (['hushCut', 'layeredBob', 'seeThroughLayers', 'twoBlock'] as const).flatMap((name) =>
  (['front', 'left', 'back'] as const).map(
    (view): Cell => ({
      choices: {
        hair: { ...namedStyles[name], colour: 'plan' },
        face: name === 'twoBlock' ? { masculinity: 85 } : {},
        picture: { view, frame: 'plan', measures: 'plan', clothesColour: '#faf6f0' },
      },
    }),
  ),
)
await sheet('marks', plans, 3, 620)

const asThumbnail = ({ choices }: Cell, view: (typeof views)[number]): Cell => ({
  choices: {
    ...choices,
    picture: { ...choices.picture, view, detail: detailForWidth(96), frame: 'face' },
  },
})
await sheet(
  'thumbnails',
  [
    ...[...women, ...men].map((cell) => asThumbnail(cell, 'front')),
    ...women.slice(2, 6).flatMap((cell) => views.slice(1).map((view) => asThumbnail(cell, view))),
  ],
  12,
  96,
)
