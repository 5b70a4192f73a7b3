import { lightnessOf, mixed } from '#domain/drawings/colour.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'

const TEETH = 12
const SIDE = 58
const hem = Array.from({ length: TEETH }, (_, at) => {
  const x = (teeth: number) => (1 + SIDE - (teeth * SIDE) / TEETH).toFixed(1)
  return `L${x(at + 0.5)} 59L${x(at + 1)} 55.5`
})
/** A hem cut with pinking shears, as on a draper's samples. */
const OUTLINE = `M1 1H59V55.5${hem.join('')}Z`

/** Folds of hanging cloth: lit crests, and the valleys beside them. */
const crests =
  'M19 1C22 20 15 38 18 55.5C23 38 28 20 25 1ZM43 1C46 20 39 38 42 55.5C46 38 51 20 48 1Z'
const valleys =
  'M13 1C16 20 10 38 14 55.5C17 38 21 20 18 1ZM37 1C40 20 34 38 38 55.5C41 38 45 20 42 1Z'

/** Draws a piece of cloth, so that a colour of clothes is seen in light and shadow. */
export function ClothSwatch({ colour }: { readonly colour: string }) {
  const isDark = lightnessOf(colour) < 0.3

  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className="block w-full forced-color-adjust-none">
      <path d={OUTLINE} fill={colour} stroke={brandColours.rule} strokeWidth="0.6" />
      <path d={valleys} fill={mixed(colour, brandColours.ink, isDark ? 0.3 : 0.13)} />
      <path d={crests} fill={mixed(colour, '#ffffff', isDark ? 0.12 : 0.28)} />
    </svg>
  )
}
