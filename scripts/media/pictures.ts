import { faceMeasures, type PortraitFace } from '#domain/portraits/face-outline.ts'
import { faceShapeDrawing } from '#domain/portraits/face-shape-drawing.ts'
import { guideLines } from '#domain/portraits/guide-lines.ts'
import { type PortraitOptions, portrait } from '#domain/portraits/portrait.ts'
import { bandSvg } from './bands.ts'
import { colours, placed, sheetSvg, strokeSvg } from './svg.ts'

const WIDTH = 1_200
const HEIGHT = 900

/** Every picture of the base content by its name, as SVG. */
export function pictures(): Readonly<Record<string, string>> {
  return {
    'six-faces': sheet('fill', sixFaces()),
    'round-face': sheet('sand', head({ face: 'round', hair: 'layer', fringe: 'curtain' }, 'sand')),
    fringes: sheet('paper', threeFringes()),
    'fine-hair': sheet(
      'fill',
      closeUp({ hair: 'bob', seed: 5 }, 'fill', { scale: 4.6, x: 560, y: 560 }),
    ),
    'wavy-hair': sheet(
      'sand',
      closeUp({ hair: 'wave', seed: 9 }, 'sand', { scale: 3.6, x: 330, y: 130 }),
    ),
    'colour-fan': sheet('paper', colourFan()),
    'dyed-strands': sheet('ink', dyedStrands()),
    'at-the-salon': sheet('fill', measured('oval', 'fill')),
    'four-steps': sheet('sand', fourSteps()),
    'private-photo': sheet('fill', privatePhoto()),
    'way-back': sheet('paper', wayBack()),
  }
}

/** The wide picture of the entry, with room for words on its left. */
export const bannerPicture = () =>
  sheetSvg(
    { width: 1_920, height: 1_080, ground: 'paper' },
    bannerBand() + placed(960, 500, 2.35, strokes({ hair: 'long', seed: 7 }, 'paper')),
  )

const sheet = (ground: string, content: string) =>
  sheetSvg({ width: WIDTH, height: HEIGHT, ground }, content)

const strokes = (options: PortraitOptions, ground: string) =>
  portrait(options)
    .strokes.map((stroke) => strokeSvg(stroke, { ground }))
    .join('')

const head = (options: PortraitOptions, ground: string) =>
  placed(600, 390, 2.35, strokes(options, ground))

const closeUp = (
  options: PortraitOptions,
  ground: string,
  { scale, x, y }: { readonly scale: number; readonly x: number; readonly y: number },
) => placed(x, y, scale, strokes(options, ground))

function sixFaces() {
  const shapes = ['달걀형', '둥근형', '긴형', '마름모형', '하트형', '사각형'] as const
  return shapes
    .map((shape, at) => {
      const drawn = faceShapeDrawing(shape, at === 0 ? 'clay' : 'ink').strokes
      const content = drawn.map((stroke) => strokeSvg(stroke, { ground: 'fill' })).join('')
      return placed(220 + (at % 3) * 380, 225 + Math.floor(at / 3) * 420, 1.22, content)
    })
    .join('')
}

function threeFringes() {
  const fringes = ['full', 'see-through', 'curtain'] as const
  return fringes
    .map((fringe, at) => {
      const options = { face: 'oval', hair: 'bob', fringe, seed: 3 + at } as const
      return placed(200 + at * 400, 430, 1.75, strokes(options, 'paper'))
    })
    .join('')
}

function colourFan() {
  const seasons = ['spring', 'summer', 'autumn', 'winter']
  const swatches = seasons.flatMap((season) => [1, 2, 3, 4].map((tone) => `${season}-${tone}`))
  const bars = swatches
    .map(
      (name, at) =>
        `<rect x="${at * 75}" width="75.5" height="${HEIGHT}" fill="${colours[name]}"/>`,
    )
    .join('')
  const disc = `<circle cx="600" cy="470" r="335" fill="${colours.paper}"/><clipPath id="disc"><circle cx="600" cy="470" r="335"/></clipPath>`
  const face = placed(600, 450, 1.62, strokes({ hair: 'short', seed: 2 }, 'paper'))
  return `${bars}${disc}<g clip-path="url(#disc)">${face}</g>`
}

function dyedStrands() {
  const tones = ['autumn-3', 'autumn-2', 'clay', 'autumn-1', 'sand', 'autumn-2', 'autumn-3']
  return bandSvg({
    strands: 84,
    from: [-60, 330],
    to: [1_260, 560],
    swing: 105,
    spread: [520, 860],
    turns: 0.85,
    ink: (index) => ({
      colour: tones[Math.floor((index / 84) * tones.length)]!,
      width: 3 + ((index * 7) % 5) * 0.6,
      opacity: 0.62 + ((index * 3) % 4) * 0.11,
    }),
  })
}

function measured(face: PortraitFace, ground: string) {
  const guides = guideLines(face)
    .map((stroke) => strokeSvg(stroke))
    .join('')
  const drop = (faceMeasures[face].chinY - 146) * 0.5
  return placed(600, 400 - drop, 2.5, strokes({ face, hair: 'lob', seed: 11 }, ground) + guides)
}

function fourSteps() {
  const band = { strands: 3, spread: [46, 46], turns: 0.5 } as const
  return [150, 450, 750, 1_050]
    .map((x, at) =>
      bandSvg({
        ...band,
        from: [x, 130],
        to: [x, 770],
        swing: 14 + at * 16,
        ink: (index) => ({ colour: index === 1 ? 'clay' : 'ink', width: 7, opacity: 1 }),
      }),
    )
    .join('')
}

function privatePhoto() {
  const frame = `<rect x="330" y="90" width="540" height="720" fill="${colours.sheet}"/><clipPath id="frame"><rect x="330" y="90" width="540" height="720"/></clipPath>`
  const face = placed(
    600,
    420,
    1.75,
    strokes({ hair: 'lob', fringe: 'see-through', seed: 6 }, 'sheet'),
  )
  const veil = bandSvg({
    strands: 26,
    from: [300, 395],
    to: [900, 455],
    swing: 12,
    spread: [130, 130],
    turns: 0.7,
    ink: (index) => ({ colour: index % 6 === 2 ? 'clay' : 'fill', width: 6, opacity: 1 }),
  })
  return `${frame}<g clip-path="url(#frame)">${face}${veil}</g>`
}

function wayBack() {
  const ring = (radius: number, colour: string) =>
    `<path d="M${600 + radius} 450A${radius} ${radius} 0 1 1 ${600 + radius * 0.5} ${450 - radius * 0.866}" fill="none" stroke="${colours[colour]}" stroke-width="9"/>`
  return [
    bandSvg({
      strands: 40,
      from: [-40, 690],
      to: [1_240, 610],
      swing: 34,
      spread: [240, 330],
      turns: 0.9,
      ink: () => ({ colour: 'sand', width: 2, opacity: 1 }),
    }),
    ring(190, 'ink'),
    ring(228, 'clay'),
    ring(266, 'ink'),
  ].join('')
}

const bannerBand = () =>
  bandSvg({
    strands: 64,
    from: [-60, 760],
    to: [1_980, 560],
    swing: 70,
    spread: [200, 520],
    turns: 0.8,
    ink: (index) => ({
      colour: index % 9 === 4 ? 'clay' : 'sand',
      width: index % 9 === 4 ? 1.6 : 3,
      opacity: index % 9 === 4 ? 0.6 : 1,
    }),
  })
