import PDFDocument from 'pdfkit'
import { type Face, fontNames, loadFont } from './fonts.ts'
import { startDecoration, startTags } from './tags.ts'
import { outlineText } from './write-run.ts'

export type Ink = keyof typeof inks

/** Design tokens that a printed sheet needs. */
export const inks = {
  paper: '#faf6f0',
  fill: '#f3ece2',
  sand: '#e9dfd2',
  rule: '#b9aa99',
  muted: '#655b52',
  ink: '#221c18',
  clay: '#b04a2f',
} as const

/** A4, in points: the layout size whatever the paper size. */
export const page = { width: 595.28, height: 841.89 } as const
export const margin = { top: 64, side: 62, bottom: 72 } as const
export const column = page.width - 2 * margin.side
export const columnBottom = page.height - margin.bottom

export interface TextLook {
  readonly face: Face
  readonly size: number
  /** Line height, as a share of the size. */
  readonly leading: number
  readonly ink: Ink
}

export const looks = {
  title: { face: 'display', size: 32, leading: 1.3, ink: 'ink' },
  heading: { face: 'display', size: 21, leading: 1.35, ink: 'ink' },
  name: { face: 'display', size: 16, leading: 1.4, ink: 'ink' },
  body: { face: 'text', size: 10.5, leading: 1.7, ink: 'ink' },
  small: { face: 'text', size: 9, leading: 1.6, ink: 'muted' },
} as const satisfies Record<string, TextLook>

/** Multiplies the size of a look. */
export const scaled = (look: TextLook, times: number): TextLook => ({
  ...look,
  size: look.size * times,
})

export type Paper = PDFKit.PDFDocument

const paperSizes = { a4: 'A4', letter: 'LETTER' } as const
export type PaperSize = keyof typeof paperSizes

interface About {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly language: string
  readonly at: Date
  readonly size: PaperSize
  /**
   * Draws letters as shapes, without compression or tags: for conversion to SVG, not for reading.
   */
  readonly isOutlined: boolean
}

/** PDF/UA-1, which pdfkit's types do not know; `accessible.test.ts` checks its requirements. */
const accessible: object = { subset: 'PDF/UA' }

/** Creates an empty document with our fonts; every page has the background colour of the paper. */
export function openPaper(about: About): Paper {
  const { title, author, subject, language, at, size, isOutlined } = about
  const paper = new PDFDocument({
    size: paperSizes[size],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: language,
    tagged: !isOutlined,
    ...(!isOutlined && accessible),
    compress: !isOutlined,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: at },
  })
  for (const name of fontNames) paper.registerFont(name, loadFont(name).file)
  if (isOutlined) outlineText(paper)
  else startTags(paper)
  paper.on('pageAdded', () => {
    startDecoration(paper)
    paper.rect(0, 0, paper.page.width, paper.page.height).fill(inks.paper)
    layOut(paper)
  })
  paper.addPage()
  return paper
}

/** On another paper size, scales an A4 page to fit and centres it. */
function layOut(paper: Paper) {
  const { width, height } = paper.page
  const scale = Math.min(width / page.width, height / page.height)
  paper.translate((width - page.width * scale) / 2, (height - page.height * scale) / 2)
  paper.scale(scale)
}

export function bytesOf(paper: Paper): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
    paper.end()
  })
}
