import { expect, test } from 'vitest'
import { addressOf, contentTypeOf, parseMediaPicture, pictureName } from './media-address.ts'

test('a picture’s URL has its size and leads to its small copy', () => {
  const url = addressOf(pictureName('round-face-1a2b', { width: 1600, height: 1200 }))

  expect(parseMediaPicture(url)).toEqual({
    url: '/media/round-face-1a2b-1600x1200.webp',
    smallUrl: '/media/round-face-1a2b-1600x1200-small.avif',
    width: 1600,
    height: 1200,
  })
})

test.each(['/media/film.mp4', 'https://elsewhere.example/a-1x1.webp', '/media/../a-1x1.webp'])(
  '%s is no picture of this site',
  (url) => {
    expect(parseMediaPicture(url)).toBeNull()
  },
)

test('a name has the content type of its extension; unsafe names have none', () => {
  expect(contentTypeOf('ab-10x20.webp')).toBe('image/webp')
  expect(contentTypeOf('ab-10x20-small.avif')).toBe('image/avif')
  expect(contentTypeOf('ab.mp4')).toBe('video/mp4')
  for (const name of ['../ab.mp4', 'ab.svg', 'a/b.webp', '.webp', 'ab.mp4.exe']) {
    expect(contentTypeOf(name)).toBeNull()
  }
})
