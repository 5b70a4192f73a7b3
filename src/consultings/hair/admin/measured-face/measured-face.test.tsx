import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { drawnLandmarks } from '#domain/face-measures/drawn-landmarks.ts'
import { landmarksFrom } from '#domain/face-measures/landmarks.ts'
import { measureFace } from '#domain/face-measures/measure-face.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '#web/admin/frame/admin-text.ts'
import { hairAdminTexts } from '../../admin-texts.ts'
import { hairContent, type MeasuredFace as Stored } from '../../report-content.ts'
import { withMeasures } from './accept-measures.ts'
import { describeFace, shapeName } from './face-words.ts'
import { MeasuredFace } from './measured-face.tsx'
import {
  beginMeasuring,
  correctedCount,
  measuredFaceOf,
  withFound,
  withNextFace,
  withPoint,
} from './measuring.ts'
import { decimalIn } from './use-decimals.ts'

const PHOTO = '0a4cbb4e-0000-4000-8000-000000000001'
const size = { width: 900, height: 1200 }
const begun = beginMeasuring(PHOTO, size, null)
/** Where a face was found: the drawn heart shape. */
const landmarks = landmarksFrom((name) => {
  const { x, y } = drawnLandmarks(portraitOf({ face: { outline: 'heart' } }).face)[name]
  return { x: 450 + 3 * x, y: 600 + 3 * y }
})
const found = withFound(begun, { kind: 'found', faces: [landmarks] })

test('begins with a face in the middle, and moves its points to the face that is found', () => {
  expect(begun.found).toBe('searching')
  expect(found.landmarks).toEqual(landmarks)
  expect(correctedCount(measuredFaceOf(found))).toBe(0)
})

test('keeps points that were moved before the face was found', () => {
  const moved = withPoint(begun, 'chin', { x: 400, y: 900 })
  expect(withFound(moved, { kind: 'found', faces: [landmarks] }).landmarks.chin).toEqual({
    x: 400,
    y: 900,
  })
})

test('moves all points from face to face of a photo with two, and counts no correction', () => {
  const second = landmarksFrom((name) => ({ ...landmarks[name], x: landmarks[name].x - 200 }))
  const both = withFound(begun, { kind: 'found', faces: [landmarks, second] })
  const moved = withNextFace(withPoint(both, 'chin', { x: 400, y: 900 }))
  expect(moved.landmarks).toEqual(second)
  expect(correctedCount(measuredFaceOf(moved))).toBe(0)
  expect(withNextFace(moved).landmarks).toEqual(landmarks)
})

test.each(['none', 'unavailable'] as const)(
  'stays where it began when the search is %s',
  (kind) => {
    const after = withFound(begun, { kind })
    expect(after).toMatchObject({ found: kind, landmarks: begun.landmarks, proposed: null })
    expect(correctedCount(measuredFaceOf(after))).toBeNull()
  },
)

test('stores fractions of the photo, counts corrections, and reads them back', () => {
  const stored = measuredFaceOf(withPoint(found, 'chin', { x: 2_000, y: 900 }))
  expect(stored.points.chin.at).toEqual({ x: 1, y: 0.75 })
  expect(correctedCount(stored)).toBe(1)
  const { x, y } = found.landmarks.chin
  const sideways = withPoint(found, 'chin', { x: x + 5, y })
  const upwards = withPoint(found, 'chin', { x, y: y - 5 })
  expect([sideways, upwards].map((it) => correctedCount(measuredFaceOf(it)))).toEqual([1, 1])
  const again = beginMeasuring(PHOTO, { width: 90, height: 120 }, stored)
  expect(again.found).toBe('stored')
  expect(again.landmarks.chin).toEqual({ x: 90, y: 90 })
  expect(beginMeasuring('another', size, stored).found).toBe('searching')
})

const measures = measureFace(landmarks)
if (!measures) throw new Error('not measurable')
const texts = hairAdminTexts.ko
const accepted = {
  outline: 'heart',
  measures,
  measured: measuredFaceOf(found),
  texts,
  decimal: decimalIn('ko'),
} as const
const analysisOf = (content: object = {}) =>
  hairContent.parse({ type_analysis: content }).type_analysis

test('fills the rows, the drawing and the blank name of a sheet', () => {
  const next = withMeasures(analysisOf({ face: { lids: 'double' } }), accepted)
  expect(next.measurements[0]).toEqual({
    label: '이마 : 광대',
    value: '1.00',
    position: expect.closeTo(0.847, 2),
  })
  expect(next).toMatchObject({ face_shape: 'heart', face_type: '하트형', face: { lids: 'double' } })
  expect(next.measured?.photo_id).toBe(PHOTO)
})

test('replaces rows of its labels, keeps others and what the consultant named', () => {
  const row = (label: string) => ({ label, value: '1', position: 0 })
  const before = analysisOf({
    face_type: '내 말',
    measurements: [row('목 길이'), row('광대 : 턱')],
  })
  const next = withMeasures(before, accepted)
  expect(next.face_type).toBe('내 말')
  expect(next.measurements.map(({ label }) => label)).toEqual([
    '이마 : 광대',
    '광대 : 턱',
    '세로 : 가로',
    '눈 사이 : 눈 길이',
    '목 길이',
  ])
})

test('describes a face in every language', () => {
  expect(describeFace(measures, texts)).toContain('이마와 광대의 너비가 거의 같아요.')
  expect(describeFace(measures, hairAdminTexts.en)).toContain('about equally wide')
  expect(describeFace(measures, hairAdminTexts.vi)).toContain('rộng gần bằng nhau')
  expect(shapeName('oval', measures.ratios, texts)).toBe('하트형에 가까운 달걀형')
})

async function shown(measured: Stored | null, photoIds: readonly string[]) {
  const photo = {
    name: 'front',
    url: '/v1/photos/a',
    thumbnail_url: '/v1/photos/a',
    label: '정면',
    ...size,
    source: 'CUSTOMER',
    added_at: '2026-11-26T01:00:00.000Z',
  } as const
  const text = await loadAdminMessages('ko')
  return renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <MeasuredFace
          survey={{
            name: '한서윤',
            photos: photoIds.map((id) => ({ ...photo, id })),
            renewLinks: () => undefined,
          }}
          analysis={{ ...analysisOf(), measured }}
          onChange={() => undefined}
        />
      </AdminTextContext>
    </QueryClientProvider>
  ))
}

const stored = {
  ...measuredFaceOf(found),
  accepted: { by: '이은', at: '2026-11-26T01:00:00.000Z' },
}

test('offers to measure a photo, and says when there is none', async () => {
  expect(await shown(null, [PHOTO])).toContain(texts.open)
  const none = await shown(null, [])
  expect(none).toContain(texts.noPhotos)
  expect(none).not.toContain(texts.open)
})

test('says what was measured, by whom, and that the photo is another now', async () => {
  const same = await shown(stored, [PHOTO])
  expect(same).toContain(texts.summary('0', '14'))
  expect(same).toContain('이은')
  expect(same).not.toContain(texts.otherPhoto)
  expect(await shown(stored, ['another'])).toContain(texts.otherPhoto)
  const erased = await shown(stored, [])
  expect(erased).toContain(texts.otherPhoto)
  expect(erased).toContain(texts.noPhotos)
})
