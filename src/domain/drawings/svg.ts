import type { Drawing, Label, Layer, Shape } from './drawing.ts'

interface SvgOptions {
  /** Text for screen readers; without it, the picture is decorative. */
  readonly name?: string | undefined
  readonly fontFamily?: string | undefined
}

/** Writes a drawing as an SVG document. Deterministic: the same drawing gives the same bytes. */
export function toSvg(drawing: Drawing, { name, fontFamily }: SvgOptions = {}): string {
  const { left, top, width, height } = drawing.box
  const access =
    name === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(name)}"`
  const labels = drawing.labels.map(labelElement).join('')
  const font = fontFamily === undefined ? '' : ` font-family="${escaped(fontFamily)}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round" ${access}>` +
    drawing.layers.map(layerElement).join('') +
    (labels && `<g${font}>${labels}</g>`) +
    '</svg>'
  )
}

/** Stroke width of a label's halo, as a share of its font size. */
export const HALO_SHARE = 0.4

function layerElement({ unitsPerMm, shapes }: Layer): string {
  const paths = shapes.map((shape) => pathElement(shape, unitsPerMm)).join('')
  return paths && `<g transform="scale(${short(1 / unitsPerMm, 4)})">${paths}</g>`
}

function pathElement({ path, fill, stroke, ...look }: Shape, unitsPerMm: number): string {
  if (!path) return ''
  const units = (mm: number) => short(mm * unitsPerMm)
  return `<path${attributes({
    fill,
    stroke,
    'stroke-width': look.width === undefined ? undefined : units(look.width),
    'stroke-dasharray': look.dash?.map(units).join(' '),
    opacity: look.opacity === undefined || look.opacity === 1 ? undefined : short(look.opacity),
    d: path,
  })}/>`
}

const labelElement = ({ text, x, y, size, anchor, colour, halo }: Label): string =>
  `<text${attributes({
    x: short(x),
    y: short(y),
    'font-size': short(size),
    'text-anchor': anchor,
    fill: colour,
    ...(halo && {
      stroke: halo,
      'stroke-width': short(size * HALO_SHARE),
      'paint-order': 'stroke',
    }),
  })}>${escaped(text)}</text>`

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')

const short = (value: number, digits = 2) => Number(value.toFixed(digits))

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
