import type { ReactNode } from 'react'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { skinTint } from '../colours.ts'
import { HandDrawing } from './hand-drawing.tsx'

/** Guides measure 240 by 200; a window is at the left. */
const WIDTH = 240
const HEIGHT = 200

const bare: PortraitChoices = {
  face: { skinColour: skinTint, lipColour: '#b4807c', blush: 0 },
  hair: { tied: 'lowBun', parting: 'none', crown: 45 },
  picture: { clothes: 'knit', clothesColour: '#ffffff' },
}

const line = { fill: 'none', stroke: brandColours.ink, strokeLinejoin: 'round' } as const

/** Draws the room that all three guides share. */
function Guide({ children }: { readonly children: ReactNode }) {
  return (
    <span className="relative block overflow-hidden bg-[#e6dbcb] forced-color-adjust-none">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
        <path d="M0 0H70V200H0Z" fill="#fffdf9" />
        <path d="M70 32L168 118V200H70Z" fill="#efe7da" />
        <path d="M20 0V200M0 132H70M70 0V200" {...line} strokeOpacity="0.45" strokeWidth="1" />
      </svg>
      {children}
    </span>
  )
}

const Over = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    aria-hidden="true"
    className="absolute inset-0 size-full"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

/** Shows a bare face with the hair tied back, beside the window. */
export const FaceGuide = () => (
  <Guide>
    <span className="absolute inset-x-[14%] top-[4%] block">
      <Portrait {...bare} />
    </span>
  </Guide>
)

/**
 * The right hand as the viewer sees it, its thumb on the paper; the left one is its mirror image.
 */
const hand = {
  sleeve: 'M8 206C14 190 20 180 28 172L50 180C48 190 50 198 52 206Z',
  hand: 'M28 174C26 160 28 146 37 138C43 133 50 134 56 137C63 139 68 141 71 143C75 146 73 152 68 152L60 151L66 155C70 158 68 163 64 163L58 162L61 166C63 170 60 174 56 173L50 182Z',
} as const
const MIRRORED = 'matrix(-1 0 0 1 240 0)'

/** Shows how to photograph a bare face above a sheet of white paper that is held by its sides. */
export const PaperGuide = () => (
  <Guide>
    <span className="absolute inset-x-[20%] top-[-6%] block">
      <Portrait {...bare} />
    </span>
    <Over>
      <path
        d="M58 104L181 100L189 188L52 190Z"
        fill="#ffffff"
        stroke={brandColours.ink}
        strokeWidth="1.6"
      />
      <g stroke={brandColours.clay} strokeWidth="1.2">
        <circle cx="120" cy="132" r="7" />
        <path d="M120 122V142M110 132H130" />
      </g>
      {[undefined, MIRRORED].map((transform) => (
        <g
          key={transform ?? 'left'}
          stroke={brandColours.ink}
          strokeWidth="1.5"
          {...(transform && { transform })}
        >
          <path d={hand.sleeve} fill="#ffffff" />
          <path d={hand.hand} fill={skinTint} />
        </g>
      ))}
    </Over>
  </Guide>
)

/** Shows a wrist on the paper. */
export const WristGuide = () => (
  <Guide>
    <Over>
      <path d="M30 46L214 30V204H30Z" fill="#ffffff" stroke={brandColours.ink} strokeWidth="1.6" />
      <g transform="translate(66 34) scale(0.58)">
        <HandDrawing veins="blue_violet" />
      </g>
    </Over>
  </Guide>
)
