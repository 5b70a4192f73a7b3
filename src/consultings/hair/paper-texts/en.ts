import type { HairPaperTexts } from './ko.ts'

export const en: HairPaperTexts = {
  turnOver: 'Show the back to your salon',
  inThisLanguage: 'In English',
  finishedLength: 'Lengths are those of dry hair',
}
