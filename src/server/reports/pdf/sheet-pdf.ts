import type { Sheet, SheetContent } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type PortraitOptions, portrait } from '#domain/portraits/portrait.ts'
import type { Deps } from '#server/deps.ts'
import { texts } from '#texts/all.ts'
import { writeAnalysis } from './analysis-section.ts'
import { type Flow, startFlow, writeLine, writeLineTo } from './flow.ts'
import { bytesOf, column, looks, margin, openPaper, type Paper, page } from './paper.ts'
import { type SheetPicture, sheetPicture } from './sheet-picture.ts'
import { firstStylesHeight, type Style, writeStyles } from './styles-section.ts'

const ABOVE_SECTION = 34
const BELOW_HEADING = 16
/** A heading stays with this much of its text. */
const HEADING_WITH = 60
const FACE_HEIGHT = 260
const BEST_PICTURE_HEIGHT = 252
const WORST_PICTURE_HEIGHT = 168
const FOOTER_Y = page.height - 46

type Words = (typeof texts)[Language]['reports']

/** A result sheet as it looks on paper, in the language of its order, with its pictures. */
export async function sheetPdf(
  { storage, now }: Pick<Deps, 'storage' | 'now'>,
  sheet: Sheet,
  language: Language,
): Promise<Uint8Array> {
  const words: Words = texts[language].reports
  const face = await facePicture(storage, sheet)
  const best = await withPictures(storage, sheet, sheet.best_hair)
  const worst = await withPictures(storage, sheet, sheet.worst_hair)

  const title = words.sheet.title(sheet.customer_name)
  const { author, subject } = words.pdf
  const paper = openPaper({ title, author, subject, language, at: now() })
  const flow = startFlow(paper)
  writeHead(flow, sheet, language, words, title)
  section(flow, words.sheet.typeAnalysis, FACE_HEIGHT, () =>
    writeAnalysis(flow, sheet.type_analysis, face),
  )
  textSection(flow, words.sheet.hairSummary, sheet.hair_summary)
  stylesSection(flow, words.sheet.bestHair, best, BEST_PICTURE_HEIGHT)
  stylesSection(flow, words.sheet.worstHair, worst, WORST_PICTURE_HEIGHT)
  textSection(flow, words.sheet.outro, sheet.outro)
  writeFooters(paper, sheet.diagnosis_number, words)
  return bytesOf(paper)
}

function writeHead(flow: Flow, sheet: Sheet, language: Language, words: Words, title: string) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Seoul' })
  const facts = [
    words.sheet.diagnosisNumber(sheet.diagnosis_number),
    words.sheet.purchased(day.format(new Date(sheet.purchase_date))),
    ...(sheet.consultant_name ? [words.sheet.consultant(sheet.consultant_name)] : []),
  ]
  flow.text(facts.join('  ·  '), looks.small)
  flow.space(6)
  flow.text(title, looks.title)
  flow.space(14)
  flow.rule()
}

function section(flow: Flow, heading: string, keepWith: number, write: () => void) {
  flow.space(ABOVE_SECTION)
  flow.keepTogether(looks.heading.size * looks.heading.leading + BELOW_HEADING + keepWith)
  flow.text(heading, looks.heading)
  flow.space(BELOW_HEADING)
  write()
}

const textSection = (flow: Flow, heading: string, text: string) =>
  section(flow, heading, HEADING_WITH, () => flow.text(text, looks.body))

const stylesSection = (flow: Flow, heading: string, styles: readonly Style[], picture: number) =>
  section(flow, heading, firstStylesHeight(flow, styles, picture), () =>
    writeStyles(flow, styles, picture),
  )

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
  sheetPicture(storage, type_analysis.face_type_image_url, () =>
    portrait({ face: type_analysis.face_shape, hair: 'short', crop: 'face' }),
  )

async function withPictures(
  storage: Storage,
  { type_analysis: { face_shape: face } }: SheetContent,
  styles: SheetContent['best_hair'],
): Promise<Style[]> {
  return Promise.all(
    styles.map(async (style, index) => {
      const options: PortraitOptions = { face, seed: index + 7, ...style.drawing }
      const picture = await sheetPicture(storage, style.image_url, () => portrait(options))
      return { ...style, picture }
    }),
  )
}
