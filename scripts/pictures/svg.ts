import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

const TOKENS = join(import.meta.dirname, '../../src/web/ui/tokens.css')

/** Colours of the design tokens by name: `colours.clay`, `colours['spring-1']`. */
export const colours: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--color-([a-z\d-]+):\s*(#[\da-f]{6})/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

/** @throws RangeError for a name that is no token's. */
export function colourOf(name: string): string {
  const colour = colours[name]
  if (!colour) throw new RangeError(`no design token is the colour ${name}`)
  return colour
}

export interface Area {
  readonly width: number
  readonly height: number
  readonly ground: string
  readonly x?: number
  readonly y?: number
}

/** Draws an area with background and content, clipped to its size. */
export const areaSvg = ({ width, height, ground, x = 0, y = 0 }: Area, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${colours[ground]}"/>${content}</svg>`

export interface Place {
  /** Position of the middle between the eyes, in pixels of the picture. */
  readonly x: number
  readonly y: number
  /** Pixels per millimetre. */
  readonly scale: number
}

export const placed = ({ x, y, scale }: Place, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`

/** Draws a portrait at a position, without its frame. */
export function portraitSvg(place: Place, choices: PortraitChoices): string {
  const drawing = drawPortrait(portraitOf(choices))
  const { left, top, width, height } = drawing.box
  const frame = `<svg x="${left}" y="${top}" width="${width}" height="${height}" overflow="visible"`
  return placed(place, toSvg(drawing, { fontFamily: 'sans-serif' }).replace('<svg', frame))
}
