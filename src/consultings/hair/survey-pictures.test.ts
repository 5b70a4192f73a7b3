import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { boxOf } from '#domain/drawings/frame.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import { answerPictures, type SurveyPicture } from './survey-pictures.ts'

const questions = Object.entries(answerPictures)

const drawingOf = ({ portrait }: SurveyPicture) => toSvg(drawPortrait(portraitOf(portrait)))

test.each(questions)('[SRV-01] draws every answer about %s differently', (_question, pictures) => {
  const looks = Object.values(pictures).map(drawingOf)
  expect(new Set(looks).size).toBe(looks.length)
})

test.each(questions)(
  '[SRV-01] gives the pictures of %s one aspect ratio',
  (_question, pictures) => {
    const ratios = Object.values(pictures).map(({ portrait }) => {
      const { picture, hair } = portraitOf(portrait)
      const { width, height } = boxOf(picture, hair)
      return (width / height).toFixed(1)
    })
    expect(new Set(ratios).size).toBe(1)
  },
)

test.each(questions)(
  '[SRV-01] starts the marks of %s within their pictures',
  (_question, pictures) => {
    for (const { portrait, marks } of Object.values(pictures)) {
      const { picture, hair } = portraitOf(portrait)
      const box = boxOf(picture, hair)
      for (const path of Object.values(marks)) {
        expect(path).not.toMatch(/NaN|undefined/)
        const [x, y] = path
          .slice(1)
          .match(/-?[\d.]+/g)!
          .map(Number)
        expect(x).toBeGreaterThan(box.left)
        expect(x).toBeLessThan(box.left + box.width)
        expect(y).toBeGreaterThan(box.top)
        expect(y).toBeLessThan(box.top + box.height)
      }
    }
  },
)
