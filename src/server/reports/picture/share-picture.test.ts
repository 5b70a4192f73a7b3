import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colorInPicture } from '#consultings/color/picture.ts'
import { colorContent } from '#consultings/color/report-content.ts'
import { hairInPicture } from '#consultings/hair/picture.ts'
import { hairContent } from '#consultings/hair/report-content.ts'
import { getSharePicture } from '#contract/reports.ts'
import { namedStyles, styleNames } from '#domain/drawings/styles/style.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenPublishedReport, reportWith } from '#tests/support/given-reports.ts'
import { sharePictureSize, sharePictureSvg } from './share-picture.ts'

const { width, height, freeAbove, freeBelow } = sharePictureSize

const pixelsOf = async (picture: string | Buffer) => {
  const { data, info } = await sharp(Buffer.from(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  return data
}

/** Whether all pixels of these rows are equal. */
const isEmpty = (data: Buffer, from: number, to: number) => {
  const rows = data.subarray(from * width * 3, to * width * 3)
  return rows.every((value, at) => value === rows[at % 3])
}

test.each(styleNames)(
  'a picture of %s leaves 200 px at the top and 300 px at the bottom free',
  async (name) => {
    const [style] = reportWith().best_hair!
    const headline = '넓은 이마는 열고, 턱 옆에 무게를 두고, 끝은 가볍게 두세요. 뿌리는 살려 두세요'
    const best_hair = [{ ...style!, drawing: namedStyles[name] }]
    const content = hairContent.parse(reportWith({ headline, best_hair }))

    const data = await pixelsOf(await sharePictureSvg('서윤', hairInPicture.of(content, 'ko')))

    expect(isEmpty(data, 0, freeAbove)).toBe(true)
    expect(isEmpty(data, height - freeBelow, height)).toBe(true)
    expect(isEmpty(data, freeAbove, height - freeBelow)).toBe(false)
  },
)

test('a colour sheet has one as well, and an empty one', async () => {
  const picture = colorInPicture.of(colorContent.parse({ season: 'winter-true' }), 'vi')
  expect(picture.found).toBe('Đông Lạnh')
  const data = await pixelsOf(await sharePictureSvg('Linh Nguyễn', picture))
  expect(isEmpty(data, 0, freeAbove)).toBe(true)
  expect(isEmpty(data, height - freeBelow, height)).toBe(true)
})

test('[RPT-02] a guest gets the picture of the sheet as a PNG, with only the given name', async () => {
  const app = await startApp()
  const { id, reportId } = await givenPublishedReport(app)
  const token = await issueGuestToken(app.db, id, app.clock.now())

  const input = { params: { id: reportId }, query: { token } }
  const answer = await app.call(getSharePicture, input)

  expect(answer.headers['content-type']).toBe('image/png')
  const { format, width: across, height: down } = await sharp(replyOf(answer)).metadata()
  expect({ format, across, down }).toEqual({ format: 'png', across: 1080, down: 1920 })
  const expected = hairInPicture.of(hairContent.parse(reportWith()), 'ko')
  const withGivenName = await pixelsOf(await sharePictureSvg('하나', expected))
  const drawn = await pixelsOf(replyOf(answer) as Buffer)
  expect(drawn.equals(withGivenName)).toBe(true)
})
