import type { Sheet, SheetContent } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import {
  measuredPortrait,
  type StylePlace,
  stylePortrait,
} from '#domain/reports/sheet-portraits.ts'
import type { Deps } from '#server/deps.ts'
import { texts } from '#texts/all.ts'
import { startFlow, writeLine, writeLineTo } from './flow.ts'
import { fullestSizes } from './fullest-sizes.ts'
import { bytesOf, column, looks, margin, openPaper, type Paper, page } from './paper.ts'
import { type SheetPicture, sheetPicture } from './sheet-picture.ts'
import type { Style } from './styles-section.ts'
import { writeSheet } from './write-sheet.ts'

const FOOTER_Y = page.height - 46

type Words = (typeof texts)[Language]['reports']

/** A result sheet as it looks on paper, in the language of its order, with its pictures. */
export async function sheetPdf(
  { storage, now }: Pick<Deps, 'storage' | 'now'>,
  sheet: Sheet,
  language: Language,
): Promise<Uint8Array> {
  const words: Words = texts[language].reports
  const pictures = {
    face: await facePicture(storage, sheet),
    best: await withPictures(storage, sheet, 'best'),
    worst: await withPictures(storage, sheet, 'worst'),
  }
  const { author, subject } = words.pdf
  const title = words.sheet.title(sheet.customer_name)
  const paper = openPaper({ title, author, subject, language, at: now() })
  const parts = { sheet, words: words.sheet, language, pictures }
  writeSheet(startFlow(paper), parts, fullestSizes(paper, parts))
  writeFooters(paper, sheet.diagnosis_number, words)
  return bytesOf(paper)
}

function writeFooters(paper: Paper, diagnosisNumber: string, words: Words) {
  const { start, count } = paper.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(start + index)
    const left = `${words.pdf.author}  ·  ${diagnosisNumber}`
    writeLine(paper, left, looks.small, margin.side, FOOTER_Y)
    const pages = words.pdf.page(index + 1, count)
    writeLineTo(paper, pages, looks.small, margin.side + column, FOOTER_Y)
  }
}

type Storage = Deps['storage']

const facePicture = (storage: Storage, { type_analysis }: SheetContent): Promise<SheetPicture> =>
  sheetPicture(storage, type_analysis.face_type_image_url, measuredPortrait(type_analysis))

async function withPictures(
  storage: Storage,
  sheet: SheetContent,
  list: StylePlace['list'],
): Promise<Style[]> {
  return Promise.all(
    sheet[`${list}_hair`].map(async (style, at) => {
      const portrait = stylePortrait(sheet.type_analysis, style.drawing, { list, at })
      return { ...style, picture: await sheetPicture(storage, style.image_url, portrait) }
    }),
  )
}
