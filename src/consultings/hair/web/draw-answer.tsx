import type { ReactNode } from 'react'
import { answerPictures } from '../survey-pictures.ts'
import { SurveyPicture } from './survey-picture.tsx'

/** Removes a tile's padding: close-ups fill it. */
const TO_THE_EDGE = '-mx-1 -mt-1.5'

interface Shown {
  /** Loads the picture eagerly. */
  readonly isFirst?: boolean
  readonly fillsTile?: boolean
}

/** Draws an answer; null where words suffice. */
export function drawAnswer(
  question: string,
  option: string,
  { isFirst = false, fillsTile = false }: Shown = {},
): ReactNode {
  const picture = answerPictures[question]?.[option]
  if (!picture) return null
  return (
    <SurveyPicture
      picture={picture}
      first={isFirst}
      {...(fillsTile && { className: TO_THE_EDGE })}
    />
  )
}
