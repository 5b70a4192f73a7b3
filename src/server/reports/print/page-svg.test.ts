import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfAsSvg } from '#tests/support/pdf-as-svg.ts'
import { bytesOf, type Paper } from '../pdf/paper.ts'

const size = { width: 100, height: 60 }

async function colourAt(draw: (paper: Paper) => void) {
  const paper = new PDFDocument({ size: [size.width, size.height], margin: 0, compress: false })
  draw(paper)
  const svg = pdfAsSvg(await bytesOf(paper))
  const flat = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual(size)
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return [...data.subarray(at, at + 3)]
  }
}

test('a photo is upright in its box and clipped by it', async () => {
  const jpeg = await sharp({ create: { ...size, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: 100, height: 30, channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ])
    .jpeg({ quality: 100 })
    .toBuffer()
  const at = await colourAt((paper) => {
    paper.save().rect(0, 0, 50, 60).clip()
    paper.image(jpeg, 0, 0, { width: 100, height: 60 }).restore()
    paper.rect(80, 0, 20, 10).fill('#00ff00')
  })
  expect(at(20, 10)[0]).toBeGreaterThan(240)
  expect(at(20, 50)[2]).toBeGreaterThan(240)
  expect(at(60, 10)).toEqual([255, 255, 255])
  expect(at(90, 5)).toEqual([0, 255, 0])
})

test('a gradient follows its box when it is moved and scaled', async () => {
  const at = await colourAt((paper) => {
    paper.translate(20, 0).scale(2)
    const gradient = paper.linearGradient(0, 0, 30, 0)
    gradient.stop(0, '#ff0000').stop(0.5, '#00ff00').stop(1, '#0000ff')
    paper.rect(0, 0, 30, 20).fill(gradient)
  })
  expect(at(10, 20)).toEqual([255, 255, 255])
  expect(at(21, 20)[0]).toBeGreaterThan(230)
  expect(at(50, 20)[1]).toBeGreaterThan(230)
  expect(at(78, 20)[2]).toBeGreaterThan(230)
})

test('restores saved colour, opacity and position', async () => {
  const at = await colourAt((paper) => {
    paper.fillColor('#ff0000').fillOpacity(1).save()
    paper.translate(50, 0).fillOpacity(0.5).rect(0, 0, 20, 20).fill('#0000ff')
    paper.restore().rect(0, 0, 20, 20).fill()
  })
  expect(at(60, 10)[0]).toBeGreaterThan(120)
  expect(at(60, 10)[0]).toBeLessThan(135)
  expect(at(10, 10)).toEqual([255, 0, 0])
})

test('lines continue from the end of the previous one, also after a closed shape', async () => {
  const at = await colourAt((paper) => {
    paper.path('M10 10L30 10L30 30L10 30ZL10 50L30 50').fill('#ff0000')
    paper.path('M60 10C60 10 80 10 80 10C80 30 80 30 60 30Z').fill('#0000ff')
  })
  expect(at(20, 20)).toEqual([255, 0, 0])
  expect(at(15, 40)).toEqual([255, 0, 0])
  expect(at(65, 20)).toEqual([0, 0, 255])
  expect(at(50, 20)).toEqual([255, 255, 255])
})
