import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inks } from '#domain/drawings/colour.ts'
import { captionIn, headlineIn, textsSvg } from './texts-on-picture.ts'

const room = { width: 912, height: 182 }

test('breaks a sentence after its comma, in the largest size', () => {
  expect(headlineIn('넓은 이마는 열고, 턱 옆에 무게를 두세요', room)).toMatchObject({
    lines: ['넓은 이마는 열고,', '턱 옆에 무게를 두세요'],
    size: expect.toSatisfy((size) => size > 70),
  })
})

test('sets a long sentence smaller, in lines of similar length', () => {
  const { size, lines } = headlineIn(
    'Open up the forehead and keep the weight beside your jaw',
    room,
  )
  expect(lines).toEqual(['Open up the forehead and keep', 'the weight beside your jaw'])
  expect(size).toBeLessThan(72)
})

test('leaves no single word below a full line', () => {
  const { lines } = headlineIn('눈높이에 결을 더하고 옆은 눌러 머리끝만 조금 꼭', room)
  expect(lines).toEqual(['눈높이에 결을 더하고 옆은', '눌러 머리끝만 조금 꼭'])
})

test('places the name above the finding if both do not fit in one line', () => {
  const parts = ['Maximiliane Schwarzenberger-Hohenstaufen', 'Collarbone layers']
  expect(captionIn(parts.join(' · '), 912)).toEqual(parts)
  expect(captionIn('서윤 · 쇄골 레이어드', 912)).toEqual(['서윤 · 쇄골 레이어드'])
})

test('limits a caption to two lines and marks the omission', () => {
  const caption = captionIn(`${'가나다라 '.repeat(10)}· ${'Collarbone layers '.repeat(4)}`, 912)
  expect(caption).toHaveLength(2)
  expect(caption[1]).toMatch(/…$/)
})

test.each([
  ['서윤 · 쇄골 레이어드', '이마는 열고, 턱 옆에 무게를 두세요'],
  ['가'.repeat(50), '가'.repeat(60)],
  [`${'Maximiliane '.repeat(4)}· ${'Tóc tỉa tầng '.repeat(4)}`, 'Để lộ vầng trán, '.repeat(4)],
])('the texts of %s stay in their field', async (caption, headline) => {
  const field = { left: 84, top: 100, width: 912, bottom: 368 }
  const words = textsSvg(headline, caption, field)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="500"><rect width="1080" height="500" fill="${inks.ink}"/>${words}</svg>`

  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })

  const left = -info.trimOffsetLeft!
  const top = -info.trimOffsetTop!
  expect(left).toBeGreaterThanOrEqual(field.left - 4)
  expect(left + info.width).toBeLessThanOrEqual(field.left + field.width + 4)
  expect(top).toBeGreaterThanOrEqual(field.top)
  expect(top + info.height).toBeLessThanOrEqual(field.bottom)
})
