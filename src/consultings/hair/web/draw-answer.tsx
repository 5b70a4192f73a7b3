import type { ReactNode } from 'react'
import { answerPictures } from '../survey-pictures.ts'
import { SurveyPicture } from './survey-picture.tsx'

/** A tile keeps some room around a picture; these are close-ups and fill it. */
const TO_THE_EDGE = '-mx-1 -mt-1.5'

interface Shown {
  /** Fetched at once. */
  readonly isFirst?: boolean
  readonly fillsTile?: boolean
}

/** What an answer means, drawn; nothing where words say it. */
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
