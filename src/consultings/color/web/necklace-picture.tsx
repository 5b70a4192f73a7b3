import { keysOf } from '#domain/collections/records.ts'
import { mixed } from '#domain/drawings/colour.ts'
import { boxOf } from '#domain/drawings/frame.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { skinTint } from '../colours.ts'

const metals = { silver: '#b4bac2', gold: '#d9ab3f', rose_gold: '#d99a86' } as const
type Metal = keyof typeof metals
export const shownMetals = keysOf(metals)

const person: PortraitChoices = {
  face: { skinColour: skinTint },
  hair: { length: 120 },
  picture: { frame: 'neck', detail: 'medium' },
}
const { left, top, width, height } = (() => {
  const { picture, hair } = portraitOf(person)
  return boxOf(picture, hair)
})()

const CHAIN = 'M-37 150C-35 184-20 207 0 209C20 207 35 184 37 150'
const PENDANT = { cx: 0, cy: 218, r: 8.5 }

/** Draws a necklace of one metal on a neck. */
export function NecklacePicture({ metal }: { readonly metal: Metal }) {
  const colour = metals[metal]
  const edge = mixed(colour, '#3a2a20', 0.45)

  return (
    <span className="relative block aspect-[2/3] overflow-hidden">
      <span className="absolute top-[-7%] left-[-32%] block w-[164%]">
        <Portrait {...person} />
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full forced-color-adjust-none"
          fill="none"
          strokeLinecap="round"
        >
          <path d={CHAIN} stroke={edge} strokeWidth="4.6" />
          <path d={CHAIN} stroke={colour} strokeWidth="3" />
          <circle {...PENDANT} fill={colour} stroke={edge} strokeWidth="1.2" />
          <circle cx="-2.6" cy="215" r="2.4" fill="#ffffff" fillOpacity="0.8" />
        </svg>
      </span>
    </span>
  )
}
