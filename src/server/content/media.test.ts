import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadMedia } from '#contract/media.ts'
import { getReportPdf } from '#contract/reports.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenPublishedReport, reportWith } from '#tests/support/given-reports.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { givenPhoto, givenSvg, givenTurnedPhotoWithPlace } from '#tests/support/pictures.ts'

/** The header of an MP4 and enough bytes behind it for range requests. */
const video = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 251)),
])

async function startStudio() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const upload = (file: Uint8Array) => app.call(uploadMedia, {}, { as: admin, file })
  const get = (url: string, headers = {}) => app.app.inject({ url, headers })
  return { ...app, it: app, admin, upload, get }
}

test('an uploaded picture is public, re-encoded, with a small copy, and cached for good', async () => {
  const { upload, get, db } = await startStudio()

  const stored = replyOf(await upload(await givenPhoto(1_600, 1_200)))

  expect(stored).toMatchObject({ content_type: 'image/webp', width: 1_600, height: 1_200 })
  const picture = await get(stored.url)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(stored.bytes),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
  const small = await get(stored.small_url!)
  expect(small.headers['content-type']).toBe('image/avif')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 800 })
  const again = await get(stored.url, { 'if-none-match': picture.headers.etag })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'media.upload', subject: stored.url })
})

test('turns a picture upright and removes its location; the same file twice is stored once', async () => {
  const { upload, get } = await startStudio()
  const photo = await givenTurnedPhotoWithPlace()

  const stored = replyOf(await upload(photo))

  expect(stored).toMatchObject({ width: 300, height: 400 })
  expect((await sharp((await get(stored.url)).rawPayload).metadata()).exif).toBeUndefined()
  expect(replyOf(await upload(photo)).url).toBe(stored.url)
})

test('[LND-03] serves a video in the byte ranges that are requested', async () => {
  const { upload, get, app } = await startStudio()
  const { url } = replyOf(await upload(video))

  const whole = await get(url, { 'accept-encoding': 'gzip' })
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  expect(whole.rawPayload).toEqual(video)
  const part = await get(url, { range: 'bytes=1000-1099' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 1000-1099/${video.length}`)
  expect(part.rawPayload).toEqual(video.subarray(1_000, 1_100))
  const rest = await get(url, { range: 'bytes=5000-' })
  expect(rest.rawPayload).toEqual(video.subarray(5_000))
  const beyond = await get(url, { range: 'bytes=90000-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    `bytes */${video.length}`,
  ])
  const other = await get(url, { range: 'bytes=0-9', 'if-range': '"another"' })
  expect(other.statusCode).toBe(200)
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([
    200,
    String(video.length),
    '',
  ])
})

test('recognises a WebM by its header', async () => {
  const { upload } = await startStudio()
  const webm = Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm\x42\x87\x81\x04', 'latin1')

  expect(replyOf(await upload(webm))).toMatchObject({
    content_type: 'video/webm',
    width: null,
    small_url: null,
  })
})

test('refuses anything but a picture or video, a broken file, and a missing one', async () => {
  const { upload, call, admin } = await startStudio()
  const broken = (await givenPhoto()).subarray(0, 60)

  const soundAlone = Buffer.from(video)
  soundAlone.write('ftypM4A ', 4, 'latin1')
  const matroska = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska')])
  for (const file of [givenSvg(), soundAlone, matroska]) {
    expect(await upload(file)).toMatchObject({
      status: 415,
      refusal: { code: 'MEDIA_NOT_SUPPORTED' },
    })
  }
  expect(await upload(broken)).toMatchObject({ status: 422, refusal: { code: 'IMAGE_BROKEN' } })
  expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    refusal: { code: 'IMAGE_TOO_LARGE' },
  })
  expect(await call(uploadMedia, {}, { as: admin })).toMatchObject({
    status: 422,
    refusal: { code: 'FILE_MISSING' },
  })
})

test('only the studio uploads', async () => {
  const { it, call } = await startStudio()
  const file = await givenPhoto()

  expect(await call(uploadMedia, {}, { file })).toMatchObject({ status: 401 })
  const as = await givenMember(it)
  expect(await call(uploadMedia, {}, { file, as })).toMatchObject({ status: 403 })
})

test.each([
  '/media/nothing.webp',
  '/media/..%2Fphotos%2Fa.webp',
  '/media/.hidden.mp4',
  '/media/a.svg',
])('replies 404 for %s', async (url) => {
  const { get } = await startStudio()
  const answer = await get(url)

  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).not.toMatch(/immutable/)
})

test('[RPT-03] shows an uploaded picture in a result sheet and its PDF', async () => {
  const { it, upload, call } = await startStudio()
  const { url } = replyOf(await upload(await givenPhoto(300, 400)))
  const member = await givenMember(it)
  const worst_hair = [{ name: '일자 단발', description: '', image_url: url }]

  const { reportId } = await givenPublishedReport(it, { member }, reportWith({ worst_hair }))

  const pdf = await call(getReportPdf, { params: { id: reportId } }, { as: member })
  expect(pdfContent(replyOf(pdf) as Uint8Array).photos).toBe(1)
})
