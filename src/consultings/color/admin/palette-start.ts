import { recordOf } from '#domain/collections/records.ts'
import type { Palette } from '../palette.ts'
import { palettes, replacementsOf } from '../palettes.ts'
import { type Area, areas, type ColorContent, lines, type Swatch } from '../report-content.ts'
import type { SeasonKey } from '../season.ts'
import type { Swatch as Shade } from '../swatch.ts'

/** Converts a palette's colour to the stored form. */
export const storedSwatch = ({ hex, munsell, names }: Shade): Swatch => ({
  hex,
  munsell,
  names: { ...names },
})

/** Returns a palette's shades for an area, at most as many as a sheet allows. */
const proposedShades = (palette: Palette, area: Area): Swatch[] =>
  palette[area].slice(0, 3).map(storedSwatch)

/**
 * Fills the content from a season's palette: best and avoided colours, positions on the lines, and
 * make-up shades. Texts stay; so does the reason of a colour that was avoided before.
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
    lines: recordOf(lines, (line) => ({
      ...content.lines[line],
      position: palette.positions[line],
    })),
    make_up: recordOf(areas, (area) => ({
      ...content.make_up[area],
      shades: proposedShades(palette, area),
    })),
  }
}

type ColoursOfSheet = Pick<ColorContent, 'season' | 'best' | 'avoided' | 'lines' | 'make_up'>

/** Undoes {@link withPalette}: restores its fields from `before`, and keeps all others. */
export const withColoursOf = (content: ColorContent, before: ColoursOfSheet): ColorContent => ({
  ...content,
  season: before.season,
  best: before.best,
  avoided: before.avoided,
  lines: recordOf(lines, (line) => ({
    ...content.lines[line],
    position: before.lines[line].position,
  })),
  make_up: recordOf(areas, (area) => ({
    ...content.make_up[area],
    shades: before.make_up[area].shades,
  })),
})

/**
 * Returns whether another palette would overwrite work: colours or positions that differ from every
 * palette, or written reasons.
 */
export function hasOwnColours(content: ColorContent): boolean {
  if (content.avoided.some(({ why }) => why.trim() !== '')) return true
  if (saysTheSame(withColoursOf(content, untouched), content)) return false
  return content.season === null || !hasPaletteOf(content, content.season)
}

/** Returns whether colours and positions are exactly those of a season's palette. */
export const hasPaletteOf = (content: ColorContent, season: SeasonKey): boolean =>
  saysTheSame(withPalette(content, season), content)

const untouched: ColoursOfSheet = {
  season: null,
  best: [],
  avoided: [],
  lines: recordOf(lines, () => ({ position: 0, text: '' })),
  make_up: recordOf(areas, () => ({ shades: [], text: '' })),
}

const saysTheSame = (one: ColorContent, other: ColorContent) =>
  JSON.stringify(coloursOf(one)) === JSON.stringify(coloursOf(other))

/** Normalizes colours for comparison: fixed key order, without computed notations. */
const coloursOf = ({ best, avoided, lines: places, make_up }: ColorContent) => [
  best.map(looksOf),
  avoided.map(({ colour, instead }) => [...looksOf(colour), instead]),
  lines.map((line) => places[line].position),
  areas.map((area) => make_up[area].shades.map(looksOf)),
]

const looksOf = ({ hex, names }: Swatch) => [hex, names.ko, names.en, names.vi]
