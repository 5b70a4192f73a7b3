import type { Drawing, Label, Layer, Shape } from './drawing.ts'

export interface SvgOptions {
  /** What a screen reader says; without it the picture is decoration. */
  readonly name?: string | undefined
  readonly fontFamily?: string | undefined
}

/** Writes a drawing as one SVG document, the same bytes for the same drawing. */
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

/** Attributes of a path as React and SVG both name them, widths in units of the layer. */
export function shapeAttributes(shape: Shape, unitsPerMm: number) {
  const { fill, stroke, width, opacity, dash } = shape
  return {
    d: shape.path,
    fill,
    stroke,
    strokeWidth: width === undefined ? undefined : short(width * unitsPerMm),
    strokeDasharray: dash?.map((length) => short(length * unitsPerMm)).join(' '),
    opacity: opacity === undefined || opacity === 1 ? undefined : short(opacity),
  }
}

/** Attributes of a label as React and SVG both name them. */
export const labelAttributes = ({ x, y, size, anchor, colour, halo }: Label) => ({
  x: short(x),
  y: short(y),
  fontSize: short(size),
  textAnchor: anchor,
  fill: colour,
  stroke: halo,
  strokeWidth: halo && short(size * 0.4),
  paintOrder: halo && 'stroke',
})

export const layerTransform = ({ unitsPerMm }: Layer) => `scale(${short(1 / unitsPerMm, 4)})`

function layerElement(layer: Layer): string {
  const paths = layer.shapes.map((shape) => pathElement(shape, layer.unitsPerMm)).join('')
  return paths && `<g transform="${layerTransform(layer)}">${paths}</g>`
}

function pathElement(shape: Shape, unitsPerMm: number): string {
  if (!shape.path) return ''
  const { d, fill, stroke, strokeWidth, strokeDasharray, opacity } = shapeAttributes(
    shape,
    unitsPerMm,
  )
  return `<path${attribute('fill', fill)}${attribute('stroke', stroke)}${attribute('stroke-width', strokeWidth)}${attribute('stroke-dasharray', strokeDasharray)}${attribute('opacity', opacity)} d="${d}"/>`
}

function labelElement(label: Label): string {
  const { x, y, fontSize, textAnchor, fill, stroke, strokeWidth } = labelAttributes(label)
  const halo = stroke
    ? `${attribute('stroke', stroke)}${attribute('stroke-width', strokeWidth)} paint-order="stroke"`
    : ''
  return `<text x="${x}" y="${y}" font-size="${fontSize}" text-anchor="${textAnchor}" fill="${fill}"${halo}>${escaped(label.text)}</text>`
}

const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`

const short = (value: number, digits = 2) => Number(value.toFixed(digits))

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)
