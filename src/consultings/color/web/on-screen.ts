import type { KindOnScreen } from '../../kinds-on-screen.ts'
import { colorQuestions } from '../survey.ts'
import { colorTexts } from '../texts.ts'
import { HabitQuestions, NaturalTraitQuestions } from './color-questions.tsx'
import { drawAnswer } from './draw-answer.tsx'
import { FaceGuide, PaperGuide, WristGuide } from './photo-guides.tsx'

export const colorOnScreen: KindOnScreen = {
  type: 'SKIN_CONSULTING',
  questions: colorQuestions,
  texts: colorTexts,
  FirstQuestions: NaturalTraitQuestions,
  LaterQuestions: HabitQuestions,
  photos: [
    { name: 'face', camera: 'user', subject: 'front', Guide: FaceGuide },
    { name: 'paper', camera: 'user', subject: 'front', Guide: PaperGuide },
    { name: 'wrist', camera: 'environment', subject: 'any', Guide: WristGuide },
  ],
  drawAnswer,
}
