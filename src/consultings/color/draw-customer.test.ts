import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { drawAdvisedMakeUp, drawInCape, drawLook, wornShades } from './draw-customer.ts'
import { summerMute } from './palettes/summer-mute.ts'
import { palettes } from './palettes.ts'
import { type ColorContent, colorContent } from './report-content.ts'
import { seasonKeys } from './season.ts'

const { best, lip, cheek, eye, hair, metal } = summerMute
const shadesOf = (shades: readonly unknown[]) => ({ shades })

const content = colorContent.parse({
  drawn: { face_shape: 'heart', face: { irisColour: '#4a352d' }, hair: { length: 90 } },
  best,
  make_up: {
    lip: shadesOf(lip),
    cheek: shadesOf(cheek),
    eye: shadesOf(eye),
    hair: shadesOf(hair),
    metal: shadesOf(metal),
  },
  looks: { special: { lip: 2, cheek: 1, eye: 1 } },
})
const empty = colorContent.parse({})

test('draws the shades of each look on the customer’s own face and hair', () => {
  expect(drawLook(content, 'daily')).toMatchObject({
    face: {
      outline: 'heart',
      irisColour: '#4a352d',
      lipColour: lip[0]!.hex,
      lidColour: eye[0]!.hex,
    },
    hair: { length: 90 },
  })
  expect(drawLook(content, 'special').face).toMatchObject({
    lipColour: lip[2]!.hex,
    cheekColour: cheek[1]!.hex,
    lidColour: eye[1]!.hex,
    cornerColour: eye[2]!.hex,
  })
  expect(drawLook(content, 'special').hair).not.toHaveProperty('dye')
})

test('uses the first shade if a draft lost the look’s own', () => {
  const lost = { ...content, make_up: { ...content.make_up, lip: { shades: [lip[1]], text: '' } } }
  expect(drawLook(colorContent.parse(lost), 'special').face.lipColour).toBe(lip[1]!.hex)
})

test('leaves a face unchanged without shades', () => {
  expect(wornShades(empty, 'daily')).toEqual([])
  expect(drawLook(empty, 'daily').face).toEqual({ outline: 'oval', makeUp: 'blended' })
  expect(drawAdvisedMakeUp(empty).hair).toEqual({})
})

test('draws dyed hair, darker brows and a necklace for the advised make-up', () => {
  const { face, hair: dyed, picture } = drawAdvisedMakeUp(content)
  expect(dyed.dye).toBe(hair[0]!.hex)
  expect(face.browColour).not.toBe(hair[0]!.hex)
  expect(picture).toEqual({ metalColour: metal[0]!.hex, clothesColour: best[11]!.hex })
})

test('draws a cape of all best colours, and a plain one for fewer than two', () => {
  const folds = drawInCape(content).picture.capeColours?.split(' ')
  expect(folds?.toSorted()).toEqual(best.map(({ hex }) => hex).toSorted())
  expect(folds?.slice(4, 7)).toEqual(best.slice(0, 3).map(({ hex }) => hex))
  expect(drawInCape({ ...content, best: best.slice(0, 1) }).picture.clothesColour).toBe(
    best[0]!.hex,
  )
  expect(drawInCape(empty).picture).toEqual({ clothes: 'cape' })
})

const fillsOf = (report: ColorContent) =>
  new Set(
    drawPortrait(portraitOf(drawInCape(report))).layers.flatMap(({ shapes }) =>
      shapes.map(({ fill }) => fill),
    ),
  )

test.each(seasonKeys)('draws the customer in every colour of %s', (season) => {
  const palette = palettes[season]
  const fills = fillsOf(colorReportWith({}, season))
  for (const { hex, names } of [
    ...palette.best,
    palette.lip[0]!,
    palette.cheek[0]!,
    ...palette.eye.slice(0, 2),
  ]) {
    expect(fills, names.en).toContain(hex)
  }
})

test('draws only the cape until make-up is chosen', () => {
  const fills = fillsOf({ ...empty, best: [...content.best] })
  for (const { hex } of best) expect(fills).toContain(hex)
  for (const { hex } of [...lip, ...cheek, ...eye]) expect(fills).not.toContain(hex)
})
