import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { Portrait } from '#web/ui/portrait.tsx'

/** The face free of hair. */
const bare: PortraitChoices = { hair: { tied: 'lowBun', parting: 'none' } }

const now: PortraitChoices = {
  hair: namedStyles.longStraight,
  picture: { view: 'back', frame: 'bust', detail: 'medium' },
}

/** Drawings of the photos to take, each covering its container. */
export const FrontGuide = () => (
  <Portrait {...bare} picture={{ frame: 'head', detail: 'medium' }} covers />
)
export const SideGuide = () => (
  <Portrait {...bare} picture={{ view: 'left', frame: 'head', detail: 'medium' }} covers />
)
export const NowGuide = () => <Portrait {...now} covers />

/** Two with the face free, one with the hair as it is. */
export const guides = [
  { name: 'front', Guide: FrontGuide },
  { name: 'side', Guide: SideGuide },
  { name: 'now', Guide: NowGuide },
] as const
