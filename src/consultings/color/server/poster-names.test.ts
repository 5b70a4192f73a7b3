import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { widthOf } from '#server/reports/pdf/flow.ts'
import { fontNames, loadFont } from '#server/reports/pdf/fonts.ts'
import { page } from '#server/reports/pdf/paper.ts'
import { widthBeside } from '#server/reports/pdf/poster/poster-room.ts'
import { placePosterName } from '#server/reports/pdf/poster/poster-syllables.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { faceBox, posterFace } from './poster-face.ts'
import { poster } from './poster-layout.ts'

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

test.each(names)('keeps %s on the page and clear of every hairstyle', (name) => {
  const paper = new PDFDocument()
  for (const font of fontNames) paper.registerFont(font, loadFont(font).file)
  for (const style of styles) {
    const drawn = { face_shape: 'round' as const, hair: namedStyles[style] }
    const { drawing } = posterFace(colorReportWith({ drawn }), 'ko')
    const picture = { drawing, box: faceBox }
    for (const { text, x, y, isUpwards } of placePosterName(paper, name, picture)) {
      const { size } = text.look
      const length = Math.max(...text.lines.map((line) => widthOf(paper, line, text.look)))
      const [top, bottom] = isUpwards ? [y - length, y] : [y, y + text.height]
      const right = x + (isUpwards ? text.height : length)
      expect(size, style).toBeGreaterThanOrEqual(6)
      expect(top, style).toBeGreaterThan(70)
      expect(bottom, style).toBeLessThan(470)
      const room = widthBeside(picture, { top, bottom })
      if (x < page.width / 2) expect(right, style).toBeLessThan(poster.side + room)
      else expect(page.width - x, style).toBeLessThan(poster.side + room)
      expect(right, style).toBeLessThan(page.width - poster.side + 1)
    }
  }
})
