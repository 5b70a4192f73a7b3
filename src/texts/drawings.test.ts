import { expect, test } from 'vitest'
import { describePortrait } from '#domain/drawings/description.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { portraitInStyle, styleNames } from '#domain/drawings/styles/style.ts'
import { drawingTexts, portraitName } from './drawings.ts'

test('names a portrait by view, face and style in each language', () => {
  const described = describePortrait(
    portraitInStyle('hushCut', { face: { outline: 'heart' }, picture: { view: 'left' } }),
  )
  expect(portraitName(drawingTexts.ko, described)).toBe(
    '왼쪽 옆에서 그린 그림: 하트형 얼굴, 허쉬컷, 검은색',
  )
  expect(portraitName(drawingTexts.en, described)).toBe(
    'Drawing from the left side: heart-shaped face, Hush cut, black',
  )
  expect(portraitName(drawingTexts.vi, described)).toBe(
    'Hình vẽ nhìn từ bên trái: khuôn mặt trái tim, Tóc hush, màu đen',
  )
})

test('describes other hair part by part', () => {
  const described = describePortrait(
    portraitOf({ hair: { length: 70, fringe: 'side', parting: '7:3', partingSide: 'left' } }),
  )
  expect(portraitName(drawingTexts.en, described)).toBe(
    'Drawing from the front: oval face, hair worn down, straight, Length 7 cm below chin, side fringe, Parting 7:3, client’s left, black',
  )
})

test('has unique style names in each language', () => {
  for (const { styles } of Object.values(drawingTexts)) {
    expect(new Set(styleNames.map((name) => styles[name])).size).toBe(24)
  }
})
