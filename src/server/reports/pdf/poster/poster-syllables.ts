import { type FittedText, fitText, writeFitted } from '../fit-text.ts'
import { widthOf } from '../flow.ts'
import { looks, type Paper, type TextLook } from '../paper.ts'
import { tagged } from '../tags.ts'
import { posterName } from './poster-name.ts'
import { posterPage } from './poster-page.ts'
import { type PosterPicture, widthBeside } from './poster-room.ts'

const BIG: TextLook = { ...looks.title, size: 150, leading: 1 }
/** Gap between the name and the hair. */
const AIR = 8
/** Middle of a syllable on either side of the face. */
const PAIR_Y = 216
/** Bounds of a column of syllables. */
const COLUMN = { top: 104, bottom: 430, mostSize: 118 } as const
/** Bounds and maximum size of a line that runs upwards. */
const UPWARDS = { top: 92, bottom: 452, mostSize: 92, leading: 1.15, smallest: 12 } as const
/** Smallest size of a single line; below it, the line is broken in two. */
const SMALLEST_SINGLE_LINE = 34

/** A part of the name and the corner from which it is written, upwards or to the right. */
interface PlacedPart {
  readonly text: FittedText
  readonly x: number
  readonly y: number
  readonly isUpwards: boolean
}

/** Places the customer's name beside the face, as large as the hair allows. */
export function placePosterName(paper: Paper, name: string, picture: PosterPicture): PlacedPart[] {
  const shown = posterName(name)
  const syllable = (text: string, size: number): FittedText => ({
    look: { ...BIG, size },
    lines: [text],
    height: size,
  })
  switch (shown.kind) {
    case 'pair': {
      const [top, bottom] = [PAIR_Y - BIG.size / 2, PAIR_Y + BIG.size / 2]
      const size = Math.min(BIG.size, roomFor(picture, top, bottom))
      const y = PAIR_Y - size / 2
      const right = posterPage.right - widthOf(paper, shown.right, { ...BIG, size })
      return [
        { text: syllable(shown.left, size), x: posterPage.side, y, isUpwards: false },
        { text: syllable(shown.right, size), x: right, y, isUpwards: false },
      ]
    }
    case 'column': {
      const { syllables } = shown
      const most = Math.min(COLUMN.mostSize, (COLUMN.bottom - COLUMN.top) / syllables.length)
      const size = Math.min(most, roomFor(picture, COLUMN.top, COLUMN.bottom))
      const top = (COLUMN.top + COLUMN.bottom - size * syllables.length) / 2
      return syllables.map((text, index) => ({
        text: syllable(text, size),
        x: posterPage.side,
        y: top + index * size,
        isUpwards: false,
      }))
    }
    case 'line': {
      const room = roomFor(picture, UPWARDS.top, UPWARDS.bottom)
      const text = upwards(paper, shown.text, room)
      return [{ text, x: posterPage.side, y: UPWARDS.bottom, isUpwards: true }]
    }
  }
}

/** Writes the name as the heading of the document, which screen readers read as its title. */
export function writePosterName(paper: Paper, name: string, picture: PosterPicture, title: string) {
  const write = () => {
    for (const { text, x, y, isUpwards } of placePosterName(paper, name, picture)) {
      paper.save()
      if (isUpwards) paper.rotate(-90, { origin: [x, y] })
      writeFitted(paper, text, x, y)
      paper.restore()
    }
  }
  tagged(paper, 'H1', write, { actual: title })
}

const roomFor = (picture: PosterPicture, top: number, bottom: number): number =>
  widthBeside(picture, { top, bottom }) - AIR

/** Fits text that runs from bottom to top. */
function upwards(paper: Paper, text: string, room: number): FittedText {
  const { leading, mostSize, smallest } = UPWARDS
  const width = UPWARDS.bottom - UPWARDS.top
  const look = { ...BIG, leading, size: Math.min(mostSize, room / leading) }
  const single = fitText(paper, text, look, { width, maxLines: 1, smallest: SMALLEST_SINGLE_LINE })
  if (single.lines.length === 1) return single
  const halfSize = Math.min(mostSize, room / leading / 2)
  return fitText(paper, text, { ...look, size: halfSize }, { width, maxLines: 2, smallest })
}
