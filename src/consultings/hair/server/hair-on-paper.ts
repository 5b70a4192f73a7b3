import type { ReportHead } from '#contract/reports.ts'
import {
  measuredPortrait,
  type StylePlace,
  stylePortrait,
} from '#domain/drawings/styles/report-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import { looks, type Paper } from '#server/reports/pdf/paper.ts'
import {
  HEADING_WITH_TEXT,
  type ReportOnPaper,
  type WriteSections,
} from '#server/reports/pdf/report-on-paper.ts'
import { reportPicture } from '#server/reports/pdf/report-picture.ts'
import type { HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { FACE_HEIGHT, writeAnalysis } from './analysis-section.ts'
import { morningHeight, writeMorning } from './morning-section.ts'
import { drawPlanPage, hasPlanPage } from './plan-page.ts'
import { drawHairPoster } from './poster.ts'
import type { PrintedStyle } from './printed-style.ts'
import { firstStylesHeight, writeStyles } from './styles-section.ts'

const BEST = [252, 276, 300, 324, 350, 228, 204, 180]
const WORST = [184, 208, 232, 256, 280, 160, 140]

export const hairOnPaper: ReportOnPaper<HairContent> = {
  subject: (language) => hairTexts[language].report.subject,
  async prepare(report, storage, language) {
    const { sections: reportLabels, ...texts } = hairTexts[language].report
    const { type_analysis: analysis } = report
    const face = await reportPicture(
      storage,
      analysis.face_type_image_url,
      measuredPortrait(analysis),
    )
    const best = await withPictures(report, 'best', { storage, language })
    const worst = await withPictures(report, 'worst', { storage, language })
    const layoutWith =
      (heights: Record<'best' | 'worst', number>): WriteSections =>
      (flow, section) => {
        const styles = (heading: string, of: readonly PrintedStyle[], height: number) => {
          if (of.length === 0) return
          section(heading, firstStylesHeight(flow, of, height), () => writeStyles(flow, of, height))
        }

        section(reportLabels.typeAnalysis, FACE_HEIGHT, () =>
          writeAnalysis(flow, analysis, { picture: face, alt: texts.face(analysis.face_type) }),
        )
        if (report.hair_summary)
          section(reportLabels.hairSummary, HEADING_WITH_TEXT, () =>
            flow.text(report.hair_summary, looks.body),
          )
        styles(reportLabels.bestHair, best, heights.best)
        styles(reportLabels.worstHair, worst, heights.worst)
        if (report.morning.length > 0)
          section(reportLabels.morning, morningHeight(flow, report.morning), () =>
            writeMorning(flow, report.morning),
          )
      }
    return {
      layouts: BEST.flatMap((best) => WORST.map((worst) => layoutWith({ best, worst }))),
      fullPages: [
        (paper, head) => drawHairPoster(paper, report, { head, language }),
        ...best.filter(hasPlanPage).map((style) => (paper: Paper, head: ReportHead) => {
          const { consultant_name: consultant } = report
          drawPlanPage(paper, style, { head, consultant, language, face: analysis })
        }),
      ],
    }
  },
}

async function withPictures<List extends StylePlace['list']>(
  report: HairContent,
  list: List,
  { storage, language }: { readonly storage: ReadableStorage; readonly language: Language },
) {
  const styles: readonly HairContent[`${List}_hair`][number][] = report[`${list}_hair`]
  return Promise.all(
    styles.map(async (style, at) => {
      const portrait = stylePortrait(report.type_analysis, style.drawing, { list, at })
      const alt = hairTexts[language].report.style(style.name)
      return { ...style, alt, picture: await reportPicture(storage, style.image_url, portrait) }
    }),
  )
}
