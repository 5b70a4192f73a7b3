import {
  measuredPortrait,
  type StylePlace,
  stylePortrait,
} from '#domain/drawings/styles/sheet-portraits.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { looks } from '#server/reports/pdf/paper.ts'
import { HEADING_WITH_TEXT, type SheetOnPaper } from '#server/reports/pdf/sheet-on-paper.ts'
import { sheetPicture } from '#server/reports/pdf/sheet-picture.ts'
import type { HairContent } from '../sheet-content.ts'
import { hairTexts } from '../texts.ts'
import { FACE_HEIGHT, writeAnalysis } from './analysis-section.ts'
import { firstStylesHeight, type PrintedStyle, writeStyles } from './styles-section.ts'

const BEST = [252, 276, 300, 324, 350, 228, 204, 180]
const WORST = [184, 208, 232, 256, 280, 160, 140]

export const hairOnPaper: SheetOnPaper<HairContent> = {
  subject: (language) => hairTexts[language].sheet.subject,
  async prepare(sheet, storage, language) {
    const words = hairTexts[language].sheet.sections
    const { type_analysis: analysis } = sheet
    const face = await sheetPicture(
      storage,
      analysis.face_type_image_url,
      measuredPortrait(analysis),
    )
    const best = await withPictures(sheet, 'best', storage)
    const worst = await withPictures(sheet, 'worst', storage)
    return {
      sizes: BEST.flatMap((best) => WORST.map((worst) => ({ best, worst }))),
      write(flow, section, sizes) {
        const styles = (heading: string, of: readonly PrintedStyle[], height: number) =>
          section(heading, firstStylesHeight(flow, of, height), () => writeStyles(flow, of, height))

        section(words.typeAnalysis, FACE_HEIGHT, () => writeAnalysis(flow, analysis, face))
        section(words.hairSummary, HEADING_WITH_TEXT, () =>
          flow.text(sheet.hair_summary, looks.body),
        )
        styles(words.bestHair, best, sizes.best!)
        styles(words.worstHair, worst, sizes.worst!)
      },
    }
  },
}

const withPictures = (
  sheet: HairContent,
  list: StylePlace['list'],
  storage: ObjectStorage,
): Promise<PrintedStyle[]> =>
  Promise.all(
    sheet[`${list}_hair`].map(async (style, at) => {
      const portrait = stylePortrait(sheet.type_analysis, style.drawing, { list, at })
      return { ...style, picture: await sheetPicture(storage, style.image_url, portrait) }
    }),
  )
