import type { SharedPicture } from '#consultings/report-in-picture.ts'
import { inks } from '#domain/drawings/colour.ts'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import { lineSvg } from './text-outlines.ts'
import { SEPARATOR, textsSvg } from './texts-on-picture.ts'
import { topOfDrawing } from './top-of-drawing.ts'

/**
 * In pixels: the size of a phone story. Apps place buttons over the first 200 and the last 300
 * pixels.
 */
export const sharePictureSize = { width: 1080, height: 1920, freeAbove: 200, freeBelow: 300 }

const { width, height, freeAbove, freeBelow } = sharePictureSize
const MARGIN = 84
/**
 * Scale of a head of usual height; one with high hair is smaller, so that it stays below the top.
 */
const MAX_PX_PER_MM = 3.5
/**
 * Depth below the eyes at which the drawing meets the text field: shoulders, or the stripes of a
 * cape.
 */
const CUT_MM = { knit: 211, cape: 250 }
/** Half the width of the narrowest shoulders at that depth. */
const SHOULDER_HALF_MM = 128
/** Slope of the shoulders where they leave the picture. */
const SHOULDER_SLOPE = 1.5
/** Upper edge of the text field. */
const FIELD_Y = 1352
const FIELD = { left: MARGIN, top: FIELD_Y, width: width - 2 * MARGIN, bottom: height - freeBelow }

/**
 * Draws a sheet's picture to share as SVG: the drawn customer, a sentence to remember, and the
 * given name with the finding.
 */
export async function sharePictureSvg(name: string, picture: SharedPicture): Promise<string> {
  const { headline, found, portrait } = picture
  const caption = [name, found].filter(Boolean).join(SEPARATOR)
  const drawing = drawPortrait(portraitOf(portrait))
  const isKnit = portrait.picture?.clothes === 'knit'
  const cutMm = isKnit ? CUT_MM.knit : CUT_MM.cape
  const scale = Math.min(
    MAX_PX_PER_MM,
    (FIELD_Y - freeAbove) / (cutMm - (await topOfDrawing(drawing))),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    drawingSvg(drawing, scale, FIELD_Y - cutMm * scale),
    `<path fill="${inks.ink}" d="${fieldBelow(isKnit, scale)}"/>`,
    MARK,
    textsSvg(headline, caption, FIELD),
    '</svg>',
  ].join('')
}

/** Strands and name of the studio. */
const MARK =
  `<g transform="translate(${MARGIN} 208) scale(1.25)" fill="none" stroke-linecap="round" stroke-width="2">` +
  `<path stroke="${inks.ink}" d="${strand(4)}"/><path stroke="${inks.clay}" d="${strand(14)}"/>` +
  `<path stroke="${inks.ink}" d="${strand(24)}"/></g>` +
  lineSvg('결', MARGIN + 58, 256, { face: 'display', size: 56, colour: inks.ink })

function strand(x: number): string {
  return `M${x} 3c-2 13 3.500 20 4.200 27s-1 7-1.400 9`
}

/** Background of faces on screens. */
const GROUND = '#e6dacb'

function drawingSvg(drawing: Drawing, scale: number, eyesY: number): string {
  const { left, top, width: across, height: down } = drawing.box
  const place = `translate(${width / 2} ${eyesY}) scale(${scale})`
  const frame = `<svg x="${left}" y="${top}" width="${across}" height="${down}"`
  return `<g transform="${place}">${toSvg(drawing).replace('<svg', frame)}</g>`
}

/** A dark knit continues into the text field; a cape ends at its edge. */
function fieldBelow(isKnit: boolean, scale: number): string {
  const beside = width / 2 - SHOULDER_HALF_MM * scale
  const sides = isKnit ? FIELD_Y + beside * SHOULDER_SLOPE : FIELD_Y
  return `M0 ${sides}L${beside} ${FIELD_Y}H${width - beside}L${width} ${sides}V${height}H0z`
}
