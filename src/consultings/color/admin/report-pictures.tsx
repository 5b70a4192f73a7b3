import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { PartPicture } from '#web/admin/editing/parts.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { drawBare, drawLook, dressInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import { areas, type ColorContent, occasions, type Swatch } from '../report-content.ts'
import { Strip } from './strip.tsx'

/** Returns the pictures of a part of a sheet: its colours, or the face that wears them. */
export function picturesOf(part: string, content: ColorContent): readonly PartPicture[] {
  const { best, avoided, make_up } = content
  const cloth = sideBySide(best).map(({ colour }) => colour.hex)
  const inBest = (worn: ReturnType<typeof drawBare>) =>
    dressInCape(worn, cloth, { frame: 'bust', detail: 'medium' })
  const [group, key] = part.split('.')
  const area = areas.find((each) => each === key)
  const occasion = occasions.find((each) => each === key)

  if (part === 'best') return strip(best)
  if (part === 'avoided') return strip(avoided.map(({ colour }) => colour))
  if (group === 'make_up' && area) return strip(make_up[area].shades)
  if (group === 'looks' && occasion) return [portrait(inBest(drawLook(content, occasion)))]
  if (part === 'drawn') return [portrait(inBest(drawBare(content)))]
  return []
}

const strip = (colours: readonly Swatch[]): readonly PartPicture[] =>
  colours.length === 0
    ? []
    : [
        {
          key: colours.map(({ hex }) => hex).join(),
          picture: <Strip colours={colours} className="h-16" />,
        },
      ]

const portrait = (choices: PortraitChoices): PartPicture => ({
  key: JSON.stringify(choices),
  picture: <Portrait {...choices} />,
})
