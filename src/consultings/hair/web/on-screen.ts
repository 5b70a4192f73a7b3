import type { KindOnScreen } from '../../kinds-on-screen.ts'
import { hairQuestions } from '../survey.ts'
import { hairTexts } from '../texts.ts'
import { drawAnswer } from './draw-answer.tsx'
import { FaceQuestions, PersonQuestions } from './hair-questions.tsx'
import { FrontGuide, NowGuide, SideGuide } from './photo-guides.tsx'
import { playedAnswers } from './played-answers.ts'

export const hairOnScreen: KindOnScreen = {
  type: 'HAIR_CONSULTING',
  questions: hairQuestions,
  texts: hairTexts,
  knownAnswers: playedAnswers,
  FirstQuestions: FaceQuestions,
  LaterQuestions: PersonQuestions,
  photos: [
    { name: 'front', camera: 'user', subject: 'front', Guide: FrontGuide },
    { name: 'side', camera: 'environment', subject: 'side', Guide: SideGuide },
    { name: 'now', camera: 'environment', subject: 'any', Guide: NowGuide },
  ],
  drawAnswer,
}
