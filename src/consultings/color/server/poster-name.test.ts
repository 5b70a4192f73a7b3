import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { widthOf } from '#server/reports/pdf/flow.ts'
import { fontNames, loadFont } from '#server/reports/pdf/fonts.ts'
import { page } from '#server/reports/pdf/paper.ts'
import { colorSheetWith } from '#tests/support/color-sheet.ts'
import { posterFace } from './poster-face.ts'
import { poster } from './poster-layout.ts'
import { posterName } from './poster-name.ts'
import { roomBeside } from './poster-room.ts'
import { placePosterName } from './poster-syllables.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['이서윤',           '서 | 윤'],
  ['서윤',             '서 | 윤'],
  ['김 하나',          '하 | 나'],
  ['남궁민수',         '민 | 수'],
  ['황보 린',          '린'],
  ['린',               '린'],
  ['김린',             '김 | 린'],
  ['김하은별',         '하 / 은 / 별'],
  ['쌍둥이',           '쌍 / 둥 / 이'],
  ['박하늘별님이',     '박하늘별님이 ↑'],
  ['Linh',             'Linh ↑'],
  ['Nguyễn Thùy Linh', 'Nguyễn Thùy Linh ↑'],
  ['Jean-Luc',         'Jean-Luc ↑'],
  ['김 A',             '김 A ↑'],
  ['서윤'.normalize('NFD'), '서 | 윤'],
  ['結',               '結 ↑'],
])('shows %s as %s', (name, expected) => {
  const shown = posterName(name)
  const found =
    shown.kind === 'pair'
      ? `${shown.left} | ${shown.right}`
      : shown.kind === 'column'
        ? shown.syllables.join(' / ')
        : `${shown.text} ↑`
  expect(found).toBe(expected)
})

const names = [
  '린',
  '서윤',
  '이서윤',
  '하은별',
  '김하은별',
  '황보하늘별님구름이와함께걷는사람들의모임',
  'Ly',
  'Linh',
  'Nguyễn Thị Ánh Tuyết',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Maria del Carmen Fernández de la Cruz y Rodríguez',
  'محمد علي',
  '가'.repeat(100),
]
const styles = ['hushCut', 'longStraight', 'hippiePerm', 'curlyBob', 'pixie', 'shadowPerm'] as const

test.each(names)('keeps %s on the page and off the hair, whatever the hair', (name) => {
  const paper = new PDFDocument()
  for (const font of fontNames) paper.registerFont(font, loadFont(font).file)
  for (const style of styles) {
    const drawn = { face_shape: 'round' as const, hair: namedStyles[style] }
    const { drawing } = posterFace(colorSheetWith({ drawn }))
    for (const { text, x, y, isUpwards } of placePosterName(paper, name, drawing)) {
      const { size } = text.look
      const length = Math.max(...text.lines.map((line) => widthOf(paper, line, text.look)))
      const [top, bottom] = isUpwards ? [y - length, y] : [y, y + text.height]
      const right = x + (isUpwards ? text.height : length)
      expect(size, style).toBeGreaterThanOrEqual(6)
      expect(top, style).toBeGreaterThan(70)
      expect(bottom, style).toBeLessThan(470)
      const room = roomBeside(drawing, { top, bottom })
      if (x < page.width / 2) expect(right, style).toBeLessThan(poster.side + room)
      else expect(page.width - x, style).toBeLessThan(poster.side + room)
      expect(right, style).toBeLessThan(page.width - poster.side + 1)
    }
  }
})
