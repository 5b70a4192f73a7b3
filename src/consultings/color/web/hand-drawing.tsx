import { keysOf } from '#domain/collections/records.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import { hand } from '../hand.ts'

const SKIN = '#f3ddd2'

/** By answer: inks of the main veins, and of those beside them. */
const veinInks = {
  blue_violet: ['#5f6fb8', '#8a67b4'],
  green: ['#5f9a72', '#86a35a'],
  mixed: ['#5f86b0', '#5f9f7d'],
} as const
type SeenVeins = keyof typeof veinInks
export const seenVeins = keysOf(veinInks)

/** Draws the palm of a hand with the veins of its wrist. */
export function HandDrawing({ veins }: { readonly veins: SeenVeins }) {
  const [main, side] = veinInks[veins]

  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={hand.skin} fill={SKIN} />
      <g strokeOpacity="0.5">
        <path d={hand.sideVeins} stroke={side} strokeWidth="4.4" />
        <path d={hand.mainVeins} stroke={main} strokeWidth="5" />
      </g>
      <path d={hand.creases} stroke={brandColours.ink} strokeOpacity="0.4" strokeWidth="1.6" />
      <path d={hand.wristCreases} stroke={brandColours.ink} strokeOpacity="0.5" strokeWidth="1.4" />
      <path d={hand.outline} stroke={brandColours.ink} strokeWidth="2.6" />
      <path d={hand.gaps} fill={brandColours.ink} stroke={brandColours.ink} strokeWidth="1" />
    </g>
  )
}

/** Draws a wrist in close-up, with its veins. */
export const WristSwatch = ({ veins }: { readonly veins: SeenVeins }) => (
  <svg
    viewBox="8 14 172 240"
    aria-hidden="true"
    className="block w-full bg-[#f6e8e0] forced-color-adjust-none"
  >
    <HandDrawing veins={veins} />
  </svg>
)
