import type { HairPaperTexts } from './ko.ts'

export const vi: HairPaperTexts = {
  turnOver: 'Hãy đưa mặt sau cho tiệm tóc xem',
  inThisLanguage: 'Bằng tiếng Việt',
  finishedLength: 'Độ dài tính khi tóc khô',
}
