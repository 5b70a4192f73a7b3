import type { Language } from '#domain/languages/languages.ts'
import { fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { type Flow, heightOf, type Place, wholeColumn } from '#server/reports/pdf/flow.ts'
import { column, looks, margin } from '#server/reports/pdf/paper.ts'
import { type Area, areas, type ColorContent, MAX_SHADES, type Swatch } from '../report-content.ts'
import { drawMarkedFace, type MarkedFace } from './marked-face.ts'
import type { ColorReportWords } from './report-words.ts'
import { fillShade } from './shade-fill.ts'

const GAP = 26
const PICTURE_WIDTH = 208
const AREA = { ...looks.body, size: 11, leading: 1.5 } as const
const TEXT = { ...looks.body, size: 9.5, leading: 1.6 } as const
const SHADE_NAME = { ...looks.small, size: 8, leading: 1.35, ink: 'ink' } as const
const SHADE_HEIGHT = 24
const SHADE_GAP = 8
const BELOW_AREA = 13
const UNBROKEN_LINES = 4

const besidePicture: Place = {
  x: margin.side + PICTURE_WIDTH + GAP,
  width: column - PICTURE_WIDTH - GAP,
}
const shadeWidth = (besidePicture.width - (MAX_SHADES - 1) * SHADE_GAP) / MAX_SHADES

interface MakeUpLook {
  readonly texts: ColorReportWords
  readonly language: Language
  /** Height of the picture. */
  readonly height: number
}

/**
 * Writes the made-up face, and beside it each area with its shades and text, which may continue on
 * further pages.
 */
export function writeMakeUp(
  flow: Flow,
  makeUp: ColorContent['make_up'],
  face: MarkedFace,
  look: MakeUpLook,
) {
  flow.keepTogether(look.height)
  const top = flow.y
  const pages = flow.filled.length
  const box = { x: margin.side, y: top, width: PICTURE_WIDTH, height: look.height }
  flow.draw((paper) => drawMarkedFace(paper, face, box))
  const isBeside = () => flow.filled.length === pages
  const below = gapBetween(flow, makeUp, look)
  for (const area of areas) {
    flow.keepTogether(unbrokenHeight(flow, makeUp[area], look.language))
    writeArea(flow, { area, ...makeUp[area] }, look, isBeside() ? besidePicture : wholeColumn)
    flow.space(below)
  }
  if (isBeside()) flow.moveTo(Math.max(flow.y, top + look.height))
}

/** Spreads short texts over the height of the picture. */
function gapBetween(
  flow: Flow,
  makeUp: ColorContent['make_up'],
  { language, height }: MakeUpLook,
): number {
  const heights = areas.map((area) => {
    const { shades, text } = makeUp[area]
    const textHeight = heightOf(flow.paper, text, TEXT, besidePicture.width)
    return areaHeadHeight(flow, shades, language) - TEXT.size * TEXT.leading + textHeight
  })
  const free = height - heights.reduce((sum, each) => sum + each, 0)
  return Math.max(BELOW_AREA, free / (areas.length - 1))
}

interface ShownArea {
  readonly area: Area
  readonly shades: readonly Swatch[]
  readonly text: string
}

function writeArea(
  flow: Flow,
  { area, shades, text }: ShownArea,
  { texts, language }: MakeUpLook,
  place: Place,
) {
  const number = areas.indexOf(area) + 1
  flow.text(`${number}  ${texts.makeUp.areas[area]}`, AREA, place)
  if (shades.length > 0) {
    const y = flow.y + 2
    flow.draw((paper) => {
      for (const [index, { hex, names }] of shades.entries()) {
        const x = place.x + index * (shadeWidth + SHADE_GAP)
        fillShade(paper, hex, area, { x, y, width: shadeWidth, height: SHADE_HEIGHT })
        writeFitted(paper, shadeName(flow, names[language]), x, y + SHADE_HEIGHT + 3)
      }
    })
    flow.moveTo(y + shadesHeight(flow, shades, language))
    flow.space(3)
  }
  if (text) flow.text(text, TEXT, place)
}

const shadeName = ({ paper }: Flow, name: string) =>
  fitText(paper, name, SHADE_NAME, { width: shadeWidth, maxLines: 2, smallest: 6.5 })

const shadesHeight = (flow: Flow, shades: readonly Swatch[], language: Language): number =>
  SHADE_HEIGHT + 3 + Math.max(...shades.map(({ names }) => shadeName(flow, names[language]).height))

/** Keeps a short text together, so that no page begins with its last line. */
function unbrokenHeight(
  flow: Flow,
  { shades, text }: ColorContent['make_up'][Area],
  language: Language,
) {
  const line = TEXT.size * TEXT.leading
  const textHeight = heightOf(flow.paper, text, TEXT, besidePicture.width)
  return areaHeadHeight(flow, shades, language) - line + Math.min(textHeight, UNBROKEN_LINES * line)
}

/** Measures an area's heading, its shades and one line of text, which stay together. */
const areaHeadHeight = (flow: Flow, shades: readonly Swatch[], language: Language): number =>
  AREA.size * AREA.leading +
  (shades.length > 0 ? 5 + shadesHeight(flow, shades, language) : 0) +
  TEXT.size * TEXT.leading
