import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { clothColourHexes } from '../cloth-colours.ts'
import { naturalHair, portraitPictures } from '../survey-pictures.ts'
import { ClothSwatch } from './cloth-swatch.tsx'
import { Freckles } from './freckles.tsx'
import { HairSwatch } from './hair-swatch.tsx'
import { type SeenVeins, WristSwatch } from './hand-drawing.tsx'
import { type Metal, NecklacePicture } from './necklace-picture.tsx'

/** Answers that have no picture. */
const unseen = ['unsure', 'any', 'consultant']

/** Draws an answer; null where words suffice. */
export function drawAnswer(question: string, option: string, isFirst = false): ReactNode {
  if (unseen.includes(option)) return null
  switch (question) {
    case 'hair_colour':
      return <HairSwatch colour={naturalHair[option as keyof typeof naturalHair]} />
    case 'vein_colour':
      return <WristSwatch veins={option as SeenVeins} />
    case 'flattering_metal':
      return <NecklacePicture metal={option as Metal} />
    case 'praised_colours':
    case 'tiring_colours':
      return <ClothSwatch colour={clothColourHexes[option as keyof typeof clothColourHexes]} />
    default:
      return portraitAnswer(question, option, isFirst)
  }
}

/** Crops of the face, by question. */
const cuts: Readonly<Record<string, string>> = {
  sun_reaction: 'aspect-[10/11] *:origin-[50%_72%] *:scale-130',
  contrast_wish: 'aspect-[4/5] *:origin-[50%_27%] *:scale-130',
}

function portraitAnswer(question: string, option: string, isFirst: boolean): ReactNode {
  const portrait = portraitPictures[question]?.[option]
  if (!portrait) return null
  return (
    <span className={classNames('block overflow-hidden bg-blush', cuts[question])}>
      <span className="relative block">
        <Portrait {...portrait} first={isFirst} />
        {option === 'freckles_first' && <Freckles {...portrait} />}
      </span>
    </span>
  )
}
