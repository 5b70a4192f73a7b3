import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type FontName, loadFont } from './fonts.ts'
import { runOutline } from './run-outline.ts'

const place = { x: 10, y: 70, size: 60 }
const pixels = (shapes: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${shapes}</svg>`),
  )
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()

test.each<[FontName, string]>([
  ['display', '결서윤'],
  ['displayVietnamese', 'ữẩ'],
  ['displayLatin', 'AVg'],
  ['text', '글 g8%'],
])('draws letters of %s in the shapes of the font', async (name, text) => {
  const { font } = loadFont(name)
  const { glyphs, positions } = font.layout(text)
  const scale = place.size / font.unitsPerEm
  let x = place.x
  const asFontHasThem = glyphs.map(({ path }, index) => {
    const left = x
    x += positions[index]!.xAdvance * scale
    return `<path transform="translate(${left} ${place.y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`
  })
  const ours = await pixels(`<path d="${runOutline({ font: name, text }, place)}"/>`)
  const theirs = await pixels(asFontHasThem.join(''))
  const differing = ours.filter((value, at) => Math.abs(value - theirs[at]!) > 40).length

  expect(theirs.some((value) => value < 128)).toBe(true)
  expect(differing).toBe(0)
})
