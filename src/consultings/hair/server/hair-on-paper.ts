import type { SheetHead } from '#contract/reports.ts'
import {
  measuredPortrait,
  type StylePlace,
  stylePortrait,
} from '#domain/drawings/styles/sheet-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { looks, type Paper } from '#server/reports/pdf/paper.ts'
import { HEADING_WITH_TEXT, type SheetOnPaper } from '#server/reports/pdf/sheet-on-paper.ts'
import { sheetPicture } from '#server/reports/pdf/sheet-picture.ts'
import type { HairContent } from '../sheet-content.ts'
import { hairTexts } from '../texts.ts'
import { FACE_HEIGHT, writeAnalysis } from './analysis-section.ts'
import { morningHeight, writeMorning } from './morning-section.ts'
import { drawPlanPage, hasPlanPage } from './plan-page.ts'
import { drawHairPoster } from './poster.ts'
import type { PrintedStyle } from './printed-style.ts'
import { firstStylesHeight, writeStyles } from './styles-section.ts'

const BEST = [252, 276, 300, 324, 350, 228, 204, 180]
const WORST = [184, 208, 232, 256, 280, 160, 140]

export const hairOnPaper: SheetOnPaper<HairContent> = {
  subject: (language) => hairTexts[language].sheet.subject,
  async prepare(sheet, storage, language) {
    const { sections: sheetTexts, ...texts } = hairTexts[language].sheet
    const { type_analysis: analysis } = sheet
    const face = await sheetPicture(
      storage,
      analysis.face_type_image_url,
      measuredPortrait(analysis),
    )
    const best = await withPictures(sheet, 'best', { storage, language })
    const worst = await withPictures(sheet, 'worst', { storage, language })
    return {
      sizes: BEST.flatMap((best) => WORST.map((worst) => ({ best, worst }))),
      fullPages: [
        (paper, head) => drawHairPoster(paper, sheet, { head, language }),
        ...best.filter(hasPlanPage).map((style) => (paper: Paper, head: SheetHead) => {
          const { consultant_name: consultant } = sheet
          drawPlanPage(paper, style, { head, consultant, language, face: analysis })
        }),
      ],
      write(flow, section, sizes) {
        const styles = (heading: string, of: readonly PrintedStyle[], height: number) => {
          if (of.length === 0) return
          section(heading, firstStylesHeight(flow, of, height), () => writeStyles(flow, of, height))
        }

        section(sheetTexts.typeAnalysis, FACE_HEIGHT, () =>
          writeAnalysis(flow, analysis, { picture: face, alt: texts.face(analysis.face_type) }),
        )
        if (sheet.hair_summary)
          section(sheetTexts.hairSummary, HEADING_WITH_TEXT, () =>
            flow.text(sheet.hair_summary, looks.body),
          )
        styles(sheetTexts.bestHair, best, sizes.best!)
        styles(sheetTexts.worstHair, worst, sizes.worst!)
        if (sheet.morning.length > 0)
          section(sheetTexts.morning, morningHeight(flow, sheet.morning), () =>
            writeMorning(flow, sheet.morning),
          )
      },
    }
  },
}

async function withPictures<List extends StylePlace['list']>(
  sheet: HairContent,
  list: List,
  { storage, language }: { readonly storage: ObjectStorage; readonly language: Language },
) {
  const styles: readonly HairContent[`${List}_hair`][number][] = sheet[`${list}_hair`]
  return Promise.all(
    styles.map(async (style, at) => {
      const portrait = stylePortrait(sheet.type_analysis, style.drawing, { list, at })
      const alt = hairTexts[language].sheet.style(style.name)
      return { ...style, alt, picture: await sheetPicture(storage, style.image_url, portrait) }
    }),
  )
}
