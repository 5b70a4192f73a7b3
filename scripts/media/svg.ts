import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stroke } from '#domain/portraits/drawing.ts'

const TOKENS = join(import.meta.dirname, '../../src/web/ui/tokens.css')

/** The colours of the design tokens by name: `colours.clay`, `colours['spring-1']`. */
export const colours = Object.fromEntries(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--color-([a-z\d-]+):\s*(#[\da-f]{6})/g)].map(
    ([, name, value]) => [name!, value!],
  ),
)

export interface Ink {
  readonly ground?: string
  /** How much of the line is drawn, 0 to 1; its length is counted in units of the drawing. */
  readonly shown?: { readonly share: number; readonly length: number }
}

/** A stroke as SVG; what the drawing calls paper takes the colour of its ground. */
export function strokeSvg(stroke: Stroke, { ground = 'paper', shown }: Ink = {}): string {
  const colour = (name: string) => colours[name === 'paper' ? ground : name]
  const dash = shown ? [shown.share * shown.length, shown.length * 2] : stroke.dash
  return [
    `<path d="${stroke.path}" fill="${stroke.fill ? colour(stroke.fill) : 'none'}"`,
    stroke.stroke && ` stroke="${colour(stroke.stroke)}" stroke-width="${stroke.width}"`,
    ` opacity="${stroke.opacity.toFixed(3)}"`,
    dash && ` stroke-dasharray="${dash.map((it) => it.toFixed(2)).join(' ')}"`,
    '/>',
  ]
    .filter(Boolean)
    .join('')
}

interface Field {
  readonly width: number
  readonly height: number
  readonly ground: string
}

export const sheetSvg = ({ width, height, ground }: Field, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${colours[ground]}"/>${content}</svg>`

export const placed = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`
