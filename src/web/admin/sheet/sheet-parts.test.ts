import { expect, test } from 'vitest'
import { sheetContent } from '#contract/reports.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { admin } from '#texts/ko/admin.ts'
import { hairWordsIn } from '../drawing/hair-words.ts'
import { isSamePart } from '../editing/parts.ts'
import { emptyStyle, isEmptyField, saysTheSame, withPlaces } from './sheet-content.ts'
import { fieldLabel, sheetParts } from './sheet-parts.ts'

const { describe } = hairWordsIn(admin.drawing, drawingTexts.ko)
const sheet = (over: object = {}) => sheetContent.parse({ type_analysis: {}, ...over })
const part = (name: string) => sheetParts.find((each) => each.name === name)!

test('every field of a sheet belongs to exactly one part', () => {
  const full = sheet({
    type_analysis: {
      face_type: '둥근형',
      face_shape: 'round',
      text: '볼이 넓어요.',
      measurements: [{ label: '이마 : 광대', value: '0.9', position: 0.4 }],
    },
    hair_summary: '가볍게',
    best_hair: [
      { name: '단발', description: '턱선' },
      { name: '롱', description: '결' },
    ],
    worst_hair: [{ name: '일자', description: '' }],
    outro: '고마워요',
    consultant_name: '박세나',
  })

  const built = sheetParts.reduce((into, each) => each.take(into, full), sheet())

  expect(built).toEqual(full)
  for (const each of sheetParts) {
    expect(isSamePart(each, sheet(), full), each.name).toBe(false)
    expect(each.show(full, admin.sheet, describe), each.name).not.toBe('')
  }
})

test('one style is taken without the other', () => {
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

test('a style that was saved and came back in another order of its fields is the same', () => {
  const style = { description: '턱선', drawing: { fringe: 'full', length: -20 }, name: '단발' }
  const back = { name: '단발', drawing: { length: -20, fringe: 'full' }, description: '턱선' }
  const saved = { ...sheet(), best_hair: [back] } as ReturnType<typeof sheet>

  expect(isSamePart(part('best_hair.0'), { ...saved, best_hair: [style as never] }, saved)).toBe(
    true,
  )
  expect(isSamePart(part('best_hair.0'), sheet(), saved)).toBe(false)
})

test('an empty place for a style and a space at the end are nothing to save', () => {
  const saved = sheet({ outro: '고마워요' })

  expect(saysTheSame(saved, withPlaces({ ...saved, outro: '고마워요 ' }))).toBe(true)
  expect(saysTheSame(saved, { ...saved, outro: '고마워요!' })).toBe(false)
  expect(withPlaces(saved).worst_hair).toEqual([emptyStyle])
})

test('the fields that the server names are called by what stands above them', () => {
  expect(fieldLabel('best_hair.1.name', admin.sheet)).toBe('어울리는 머리 2 · 이름')
  expect(fieldLabel('type_analysis.text', admin.sheet)).toBe('얼굴 분석')
  expect(fieldLabel('outro', admin.sheet)).toBe('마무리')
  expect(isEmptyField(sheet(), 'best_hair.1.name')).toBe(true)
  expect(isEmptyField(sheet({ outro: '끝' }), 'outro')).toBe(false)
})
