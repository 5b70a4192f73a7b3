import { expect, test } from 'vitest'
import { drawingTexts } from '#texts/drawings.ts'
import { admin } from '#texts/ko/admin.ts'
import { hairLabelsIn } from '#web/admin/drawing/hair-labels.ts'
import { isSamePart } from '#web/admin/editing/parts.ts'
import { closingParts } from '#web/admin/report/closing-parts.ts'
import { isSameContent } from '#web/admin/report/report-content.ts'
import { hairReport } from '../report.ts'
import { emptyStyle, type HairContent, hairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { fieldLabel, hairPartsIn } from './report-parts.ts'

const { describe } = hairLabelsIn(admin.drawing, drawingTexts.ko)
const { editor: labels, report: reportWords } = hairTexts.ko
const editor = { ...labels, motions: reportWords.motions, face: admin.drawing.face }
const parts = [...hairPartsIn(editor, describe), ...closingParts<HairContent>(admin.report)]
const report = (over: object = {}) => hairContent.parse(over)
const part = (name: string) => parts.find((each) => each.name === name)!

test('every field of a sheet belongs to exactly one part', () => {
  const full = report({
    type_analysis: {
      face_type: '둥근형',
      face_shape: 'round',
      text: '볼이 넓어요.',
      measurements: [{ label: '이마 : 광대', value: '0.9', position: 0.4 }],
    },
    headline: '이마를 여세요',
    hair_summary: '가볍게',
    morning: [{ motion: 'oil', title: '끝에만 한 방울', text: '쇄골 높이' }],
    best_hair: [
      { name: '단발', description: '턱선', avoid: '턱선에서 끊기' },
      { name: '롱', description: '결' },
    ],
    worst_hair: [{ name: '일자', description: '' }],
    outro: '고마워요',
    consultant_name: '박세나',
  })

  const built = parts.reduce((into, each) => each.take(into, full), report())

  expect(built).toEqual(full)
  for (const each of parts) {
    expect(isSamePart(each, report(), full), each.name).toBe(false)
    expect(each.text(full), each.name).not.toBe('')
  }
})

test('takes over one style without the other', () => {
  const mine = report({
    best_hair: [
      { name: '내 1', description: '' },
      { name: '내 2', description: '' },
    ],
  })
  const theirs = report({ best_hair: [{ name: '남 1', description: '' }] })

  const names = part('best_hair.0')
    .take(mine, theirs)
    .best_hair.map(({ name }) => name)
  expect(names).toEqual(['남 1', '내 2'])
})

test('ignores the order of a style’s fields when comparing', () => {
  const style = { description: '턱선', drawing: { fringe: 'full', length: -20 }, name: '단발' }
  const back = { name: '단발', drawing: { length: -20, fringe: 'full' }, description: '턱선' }
  const saved = { ...report(), best_hair: [back] } as ReturnType<typeof report>

  expect(isSamePart(part('best_hair.0'), { ...saved, best_hair: [style as never] }, saved)).toBe(
    true,
  )
  expect(isSamePart(part('best_hair.0'), report(), saved)).toBe(false)
})

test('does not count empty styles and trailing spaces as changes', () => {
  const saved = report({ outro: '고마워요' })

  expect(
    isSameContent(hairReport, saved, hairReport.withPlaces({ ...saved, outro: '고마워요 ' })),
  ).toBe(true)
  expect(isSameContent(hairReport, saved, { ...saved, outro: '고마워요!' })).toBe(false)
  expect(hairReport.withPlaces(saved).worst_hair).toEqual([emptyStyle])
})

test('labels fields from the server as the form does', () => {
  expect(fieldLabel('best_hair.1.name', editor)).toBe('어울리는 머리 2 · 이름')
  expect(fieldLabel('type_analysis.text', editor)).toBe('얼굴 분석')
})
