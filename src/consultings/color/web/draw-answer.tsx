import type { ReactNode } from 'react'
import { isOneOf } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { clothColourHexes, clothColours } from '../cloth-colours.ts'
import { naturalHair, portraitPictures } from '../survey-pictures.ts'
import { ClothSwatch } from './cloth-swatch.tsx'
import { Freckles } from './freckles.tsx'
import { HairSwatch } from './hair-swatch.tsx'
import { seenVeins, WristSwatch } from './hand-drawing.tsx'
import { NecklacePicture, shownMetals } from './necklace-picture.tsx'

const hairs = keysOf(naturalHair)

/** Draws an answer; null where words suffice. */
export function drawAnswer(question: string, option: string, isFirst = false): ReactNode {
  switch (question) {
    case 'hair_colour':
      return isOneOf(hairs, option) ? <HairSwatch colour={naturalHair[option]} /> : null
    case 'vein_colour':
      return isOneOf(seenVeins, option) ? <WristSwatch veins={option} /> : null
    case 'flattering_metal':
      return isOneOf(shownMetals, option) ? <NecklacePicture metal={option} /> : null
    case 'praised_colours':
    case 'tiring_colours':
      return isOneOf(clothColours, option) ? (
        <ClothSwatch colour={clothColourHexes[option]} />
      ) : null
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
