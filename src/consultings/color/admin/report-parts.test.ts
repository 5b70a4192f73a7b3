import { expect, test } from 'vitest'
import { nearestCode } from '#domain/colours/munsell.ts'
import { languages } from '#domain/languages/languages.ts'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { hairLabelsIn } from '#web/admin/drawing/hair-labels.ts'
import { isSamePart } from '#web/admin/editing/parts.ts'
import { closingParts } from '#web/admin/report/closing-parts.ts'
import { emptyFieldsOf } from '#web/admin/report/field-name.ts'
import { colorAdminTexts } from '../admin-texts.ts'
import { colorReport } from '../report.ts'
import { type ColorContent, colorContent } from '../report-content.ts'
import { lacksNotation, withNotations } from './notations.ts'
import { withPalette } from './palette-start.ts'
import { colorPartsIn, fieldLabel } from './report-parts.ts'

const admin = await loadAdminMessages('ko')
const empty = colorContent.parse({})
const number = (value: number) => String(value)
const parts = [
  ...colorPartsIn({
    text: colorAdminTexts.ko,
    language: 'ko',
    number,
    describe: hairLabelsIn(admin.drawing, drawingTexts.ko).describe,
    outlines: admin.drawing.face.outlines,
  }),
  ...closingParts<ColorContent>(admin.report),
]

const begun = withPalette(empty, 'summer-mute')
const full = colorContent.parse({
  ...begun,
  headline: '한 톤 낮춘 장미',
  summary: '부드러운 색이 어울려요.',
  drawn: { face_shape: 'heart', face: { skinColour: '#f0d8c8' }, hair: { length: 20 } },
  lines: Object.fromEntries(
    Object.entries(begun.lines).map(([line, it]) => [line, { ...it, text: `${line} 설명` }]),
  ),
  make_up: Object.fromEntries(
    Object.entries(begun.make_up).map(([area, it]) => [area, { ...it, text: `${area} 설명` }]),
  ),
  avoided: begun.avoided.map((it) => ({ ...it, why: '떠 보여요' })),
  looks: {
    daily: { minutes: 7, lip: 1, cheek: 1, eye: 1, steps: ['바탕', '입술'] },
    special: { minutes: 25, lip: 2, cheek: 0, eye: 2, steps: ['바탕'] },
  },
  outro: '고마워요',
  consultant_name: '박세나',
})

test('every field of a sheet belongs to exactly one part', () => {
  const built = parts.reduce((into, part) => part.take(into, full), empty)

  expect(built).toEqual(full)
  for (const part of parts) {
    expect(isSamePart(part, empty, full), part.name).toBe(false)
    expect(part.text(full), part.name).not.toBe('')
    const others = parts.filter((other) => other !== part)
    const without = others.reduce((into, other) => other.take(into, full), empty)
    expect(isSamePart(part, without, empty), part.name).toBe(true)
  }
})

test.each(languages)('every required field has a label in %s', (language) => {
  const open = {
    ...empty,
    avoided: full.avoided.map((it) => ({ ...it, why: '' })).slice(1),
  }
  const fields = emptyFieldsOf(colorReport, open).filter(
    (field) => field !== 'outro' && field !== 'consultant_name',
  )
  const labels = fields.map((field) => fieldLabel(field, colorAdminTexts[language], number))

  expect(fields).toEqual(expect.arrayContaining(['season', 'best', 'avoided', 'avoided.4.why']))
  expect(new Set(labels).size).toBe(fields.length)
  for (const [at, label] of labels.entries()) expect(label).not.toBe(fields[at])
})

test('links to a list of colours until it is complete', () => {
  const eleven = { ...full, best: full.best.slice(1) }
  expect(emptyFieldsOf(colorReport, eleven)).toEqual(['best'])
  expect(emptyFieldsOf(colorReport, full)).toEqual([])
})

test('adds the notation of a changed colour in every list', () => {
  const [colour] = full.best
  const changed = { ...colour!, hex: '#ff0000', munsell: '' }
  for (const content of [
    { ...full, best: [changed] },
    { ...full, avoided: [{ ...full.avoided[0]!, colour: changed }] },
    { ...full, make_up: { ...full.make_up, metal: { shades: [changed], text: '' } } },
  ]) {
    expect(lacksNotation(content)).toBe(true)
    const noted = withNotations(content, nearestCode)
    expect(lacksNotation(noted)).toBe(false)
    expect(JSON.stringify(noted)).toContain('7.5R 5/20')
  }
  expect(withNotations(full, () => 'none')).toEqual(full)
})

test('describes parts completely in words', () => {
  const textOf = (name: string) =>
    parts
      .find((part) => part.name === name)!
      .text(full)
      .split('\n')

  expect(textOf('looks.daily')).toEqual([
    '7분',
    '입술 밀키 모브',
    '볼 라일락 모브',
    '눈 그레이 모브',
    '바탕',
    '입술',
  ])
  expect(textOf('avoided')[0]).toBe('탠저린 #ff9127 → 말린 장미 #c07986 · 떠 보여요')
  expect(textOf('lines.undertone')).toEqual(['차가운 쪽 48', 'undertone 설명'])
  expect(textOf('drawn')[0]).toBe(admin.drawing.face.outlines.heart)
})

test('numbers avoided colours and steps from one in field labels', () => {
  const labelOf = (field: string) => fieldLabel(field, colorAdminTexts.ko, number)
  expect(labelOf('avoided.4.why')).toBe('피할 색 5 · 피하는 이유')
  expect(labelOf('looks.special.steps.0')).toBe('특별한 날 화장 · 1단계')
})
