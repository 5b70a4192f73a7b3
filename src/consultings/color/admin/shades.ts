import {
  type Area,
  type ColorContent,
  MAX_SHADES,
  occasions,
  type Swatch,
} from '../report-content.ts'

/** Puts a shade at an index of an area: replaces the shade there, or appends. */
export function withShadeAt(
  content: ColorContent,
  area: Area,
  place: number,
  swatch: Swatch,
): ColorContent {
  const { shades } = content.make_up[area]
  const next =
    place < shades.length
      ? shades.map((own, at) => (at === place ? swatch : own))
      : [...shades, swatch].slice(0, MAX_SHADES)
  return withShades(content, area, next)
}

/** Removes a shade. Looks that wear a later one keep it; looks that wore it get the first. */
export function withoutShade(content: ColorContent, area: Area, place: number): ColorContent {
  const next = content.make_up[area].shades.filter((_, at) => at !== place)
  const changed = withShades(content, area, next)
  if (area === 'hair' || area === 'metal') return changed
  const looks = { ...content.looks }
  for (const occasion of occasions) {
    const worn = looks[occasion][area]
    const moved = worn === place ? 0 : worn > place ? worn - 1 : worn
    looks[occasion] = { ...looks[occasion], [area]: moved }
  }
  return { ...changed, looks }
}

const withShades = (content: ColorContent, area: Area, shades: Swatch[]): ColorContent => ({
  ...content,
  make_up: { ...content.make_up, [area]: { ...content.make_up[area], shades } },
})
