import { expect, test } from 'vitest'
import { landmarkNames } from '#domain/face-measures/landmarks.ts'
import { hairReport } from './report.ts'
import { type HairContent, hairContent } from './report-content.ts'

const points = Object.fromEntries(
  landmarkNames.map((name, at) => [name, { at: { x: at / 20, y: 0.5 }, proposed: null }]),
)

const sheet = (change: object = {}, chinX = 0.65): HairContent =>
  hairContent.parse({
    type_analysis: {
      measured: {
        photo_id: '0a4cbb4e-0000-4000-8000-000000000001',
        points: { ...points, chin: { at: { x: chinX, y: 0.5 }, proposed: null } },
        ...change,
      },
    },
  })

const by = (content: HairContent | undefined) => content?.type_analysis.measured?.accepted
const eun = { by: '이은', at: '2026-11-26T01:00:00.000Z' }
const jin = { by: '진', at: '2026-11-26T02:00:00.000Z' }
const signed = (content: HairContent, before: HairContent | undefined, who: typeof eun | null) =>
  hairReport.signed?.(content, before, who)

test('signs new points with who saved them, whatever the content claims', () => {
  expect(by(signed(sheet({ accepted: jin }), undefined, eun))).toEqual(eun)
})

test('keeps the signature of points that somebody else saves again unchanged', () => {
  const before = signed(sheet(), undefined, eun)
  expect(by(signed(sheet(), before, jin))).toEqual(eun)
})

test('signs anew when a point or the photo is another', () => {
  const before = signed(sheet(), undefined, eun)
  expect(by(signed(sheet({}, 0.66), before, jin))).toEqual(jin)
  const photo = { photo_id: '0a4cbb4e-0000-4000-8000-000000000002' }
  expect(by(signed(sheet(photo), before, jin))).toEqual(jin)
})

test('removes the signature for customers and for comparing', () => {
  expect(by(signed(sheet({ accepted: eun }), undefined, null))).toBeNull()
})

test.each<[string, object]>([
  ['a point outside of the photo', { chin: { at: { x: 1.2, y: 0.5 }, proposed: null } }],
  ['an unknown point', { ear: { at: { x: 0.5, y: 0.5 }, proposed: null } }],
])('refuses %s', (_, change) => {
  const measured = {
    photo_id: '0a4cbb4e-0000-4000-8000-000000000001',
    points: { ...points, ...change },
  }
  expect(hairContent.safeParse({ type_analysis: { measured } }).success).toBe(false)
})

test('a shared sheet holds no points', () => {
  expect(hairReport.shared(sheet()).type_analysis.measured).toBeNull()
})
