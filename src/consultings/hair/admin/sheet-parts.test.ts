import { expect, test } from 'vitest'
import { drawingTexts } from '#texts/drawings.ts'
import { admin } from '#texts/ko/admin.ts'
import { hairLabelsIn } from '#web/admin/drawing/hair-labels.ts'
import { isSamePart } from '#web/admin/editing/parts.ts'
import { closingParts } from '#web/admin/sheet/closing-parts.ts'
import { isSameContent } from '#web/admin/sheet/sheet-content.ts'
import { hairSheet } from '../sheet.ts'
import { emptyStyle, type HairContent, hairContent } from '../sheet-content.ts'
import { hairTexts } from '../texts.ts'
import { fieldLabel, hairPartsIn } from './sheet-parts.ts'

const { describe } = hairLabelsIn(admin.drawing, drawingTexts.ko)
const { editor: labels, sheet: sheetWords } = hairTexts.ko
const editor = { ...labels, motions: sheetWords.motions, face: admin.drawing.face }
const parts = [...hairPartsIn(editor, describe), ...closingParts<HairContent>(admin.sheet)]
const sheet = (over: object = {}) => hairContent.parse(over)
const part = (name: string) => parts.find((each) => each.name === name)!

test('every field of a sheet belongs to exactly one part', () => {
  const full = sheet({
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

  const built = parts.reduce((into, each) => each.take(into, full), sheet())

  expect(built).toEqual(full)
  for (const each of parts) {
    expect(isSamePart(each, sheet(), full), each.name).toBe(false)
    expect(each.text(full), each.name).not.toBe('')
  }
})

test('takes over one style without the other', () => {
  const mine = sheet({
    best_hair: [
      { name: '내 1', description: '' },
      { name: '내 2', description: '' },
    ],
  })
  const theirs = sheet({ best_hair: [{ name: '남 1', description: '' }] })

  const names = part('best_hair.0')
    .take(mine, theirs)
    .best_hair.map(({ name }) => name)
  expect(names).toEqual(['남 1', '내 2'])
})

test('ignores the order of a style’s fields when comparing', () => {
  const style = { description: '턱선', drawing: { fringe: 'full', length: -20 }, name: '단발' }
  const back = { name: '단발', drawing: { length: -20, fringe: 'full' }, description: '턱선' }
  const saved = { ...sheet(), best_hair: [back] } as ReturnType<typeof sheet>

  expect(isSamePart(part('best_hair.0'), { ...saved, best_hair: [style as never] }, saved)).toBe(
    true,
  )
  expect(isSamePart(part('best_hair.0'), sheet(), saved)).toBe(false)
})

test('does not count empty styles and trailing spaces as changes', () => {
  const saved = sheet({ outro: '고마워요' })

  expect(
    isSameContent(hairSheet, saved, hairSheet.withPlaces({ ...saved, outro: '고마워요 ' })),
  ).toBe(true)
  expect(isSameContent(hairSheet, saved, { ...saved, outro: '고마워요!' })).toBe(false)
  expect(hairSheet.withPlaces(saved).worst_hair).toEqual([emptyStyle])
})

test('labels fields from the server as the form does', () => {
  expect(fieldLabel('best_hair.1.name', editor)).toBe('어울리는 머리 2 · 이름')
  expect(fieldLabel('type_analysis.text', editor)).toBe('얼굴 분석')
})
