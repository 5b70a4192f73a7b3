import type { Palette } from '../palette.ts'
import { palettes, replacementsOf } from '../palettes.ts'
import type { SeasonKey } from '../season.ts'
import {
  type Area,
  areas,
  type ColorContent,
  type Line,
  lines,
  type Swatch,
} from '../sheet-content.ts'
import type { Swatch as Shade } from '../swatch.ts'

/** A colour of a palette as a sheet stores it. */
export const storedSwatch = ({ hex, munsell, names }: Shade): Swatch => ({
  hex,
  munsell,
  names: { ...names },
})

/** The shades that a palette proposes for an area, no more than a sheet takes. */
export const proposedShades = (palette: Palette, area: Area): Swatch[] =>
  palette[area].slice(0, 3).map(storedSwatch)

/**
 * Begins from the palette of a season: twelve colours, six avoided ones with what is worn instead,
 * the places on the four lines and the shades of make-up. Texts stay, also the reason of a colour
 * that is avoided before and after.
 */
export function withPalette(content: ColorContent, season: SeasonKey): ColorContent {
  const palette: Palette = palettes[season]
  const reasons = new Map(content.avoided.map(({ colour, why }) => [colour.hex, why]))
  return {
    ...content,
    season,
    best: palette.best.map(storedSwatch),
    avoided: replacementsOf(palette).map(({ avoided, instead }) => ({
      colour: storedSwatch(avoided),
      instead: palette.best.findIndex(({ key }) => key === instead.key),
      why: reasons.get(avoided.hex) ?? '',
    })),
    lines: eachLine((line) => ({ ...content.lines[line], position: palette.positions[line] })),
    make_up: eachArea((area) => ({
      ...content.make_up[area],
      shades: proposedShades(palette, area),
    })),
  }
}

/** What {@link withPalette} filled as it was before, and everything else as it is now. */
export const withColoursOf = (content: ColorContent, before: ColorContent): ColorContent => ({
  ...content,
  season: before.season,
  best: before.best,
  avoided: before.avoided,
  lines: eachLine((line) => ({ ...content.lines[line], position: before.lines[line].position })),
  make_up: eachArea((area) => ({ ...content.make_up[area], shades: before.make_up[area].shades })),
})

/**
 * Whether beginning from another palette would lose work: colours or places that no palette put
 * there, or reasons that were written.
 */
export function hasOwnColours(content: ColorContent): boolean {
  if (content.avoided.some(({ why }) => why.trim() !== '')) return true
  if (saysTheSame(withColoursOf(content, untouched), content)) return false
  return content.season === null || !hasPaletteOf(content, content.season)
}

/** Whether the colours and places are those that a season's palette proposes. */
export const hasPaletteOf = (content: ColorContent, season: SeasonKey): boolean =>
  saysTheSame(withPalette(content, season), content)

const untouched = {
  season: null,
  best: [],
  avoided: [],
  lines: eachLine(() => ({ position: 0, text: '' })),
  make_up: eachArea(() => ({ shades: [], text: '' })),
} as unknown as ColorContent

const saysTheSame = (one: ColorContent, other: ColorContent) =>
  JSON.stringify(coloursOf(one)) === JSON.stringify(coloursOf(other))

/** In one order of names, and without what computes by itself. */
const coloursOf = ({ best, avoided, lines: places, make_up }: ColorContent) => [
  best.map(looksOf),
  avoided.map(({ colour, instead }) => [...looksOf(colour), instead]),
  lines.map((line) => places[line].position),
  areas.map((area) => make_up[area].shades.map(looksOf)),
]

const looksOf = ({ hex, names }: Swatch) => [hex, names.ko, names.en, names.vi]

function eachLine<T>(value: (line: Line) => T): Record<Line, T> {
  return Object.fromEntries(lines.map((line) => [line, value(line)])) as Record<Line, T>
}

function eachArea<T>(value: (area: Area) => T): Record<Area, T> {
  return Object.fromEntries(areas.map((area) => [area, value(area)])) as Record<Area, T>
}
