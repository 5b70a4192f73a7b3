import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { ColorAnswers } from './survey.ts'
import { faceOfColorSurvey } from './survey-face.ts'
import { naturalHair } from './survey-pictures.ts'

/** Returns the drawn customer, as far as the survey describes them. */
export const portraitOfColorSurvey = (answers: ColorAnswers): PortraitChoices => {
  const { hair_colour: hair } = answers
  return {
    face: faceOfColorSurvey(answers),
    hair: hair && hair !== 'unsure' ? { dye: naturalHair[hair] } : {},
  }
}
