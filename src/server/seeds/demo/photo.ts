import sharp from 'sharp'
import type { Drawing, DrawingColour, Stroke } from '#domain/portraits/drawing.ts'
import { type PortraitOptions, portrait } from '#domain/portraits/portrait.ts'

const HEIGHT_PX = 1_200

const colours: Readonly<Record<DrawingColour, string>> = {
  ink: '#3a2e27',
  clay: '#b0694f',
  sand: '#dccbb8',
  paper: '#f7eee4',
}

/** A drawn portrait as a customer's photo: a JPEG, nobody in particular. */
export const demoPhoto = (options: PortraitOptions): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(portrait(options))))
    .resize({ height: HEIGHT_PX })
    .flatten({ background: colours.sand })
    .jpeg({ quality: 86 })
    .toBuffer()

const svgOf = ({ viewBox, strokes }: Drawing) => {
  const [, , width, height] = viewBox.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.map(pathOf).join('')}</g></svg>`
}

const pathOf = ({ path, stroke, fill, width, opacity, dash }: Stroke) =>
  `<path d="${path}" fill="${fill ? colours[fill] : 'none'}" stroke="${
    stroke ? colours[stroke] : 'none'
  }" stroke-width="${width}" opacity="${opacity}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`
