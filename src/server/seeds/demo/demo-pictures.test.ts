import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { drawingProblem } from '#domain/drawings/problem.ts'
import { reviewPictures } from './review-pictures.ts'
import { reviewers } from './reviews.ts'
import { photosOf, surveys } from './surveys.ts'

test.each(Object.entries(surveys))(
  '%s has the photos that its survey requires, of one face',
  (_, survey) => {
    const photos = photosOf(survey)

    expect(photos.map(({ picture }) => picture?.view)).toEqual(
      survey.kind === 'HAIR_CONSULTING' ? ['front', 'left', 'back'] : ['front', 'front'],
    )
    expect(new Set(photos.map(({ face }) => face)).size).toBe(1)
    for (const photo of photos) expect(drawingProblem(drawPortrait(portraitOf(photo)))).toBeNull()
  },
)

test('every review picture can be drawn and belongs to a reviewer', () => {
  const userIds = reviewers.map(({ who }) => who.userId)

  for (const [userId, pictures] of Object.entries(reviewPictures)) {
    expect(userIds).toContain(userId)
    for (const picture of pictures) {
      expect(drawingProblem(drawPortrait(portraitOf(picture)))).toBeNull()
    }
  }
})
