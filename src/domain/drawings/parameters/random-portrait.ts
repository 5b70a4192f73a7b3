import { itemAt } from '#domain/collections/lists.ts'
import type { Random } from '../geometry/random.ts'
import type { Field, Fields } from './field.ts'
import { type Portrait, portraitFields, portraitOf } from './portrait.ts'

/** Returns a random portrait within all bounds, for tests and experiments. */
export const randomPortrait = (random: Random): Portrait =>
  portraitOf({
    face: randomValues(portraitFields.face, random),
    hair: randomValues(portraitFields.hair, random),
    picture: randomValues(portraitFields.picture, random),
  })

const randomValues = (fields: Fields, random: Random): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, randomValue(field, random)]),
  )

function randomValue(field: Field, random: Random): string | number | null {
  switch (field.kind) {
    case 'choice':
      return itemAt(field.options, Math.floor(random() * field.options.length))
    case 'amount':
      return field.min + Math.floor(random() * (field.max - field.min + 1))
    case 'colour':
      return random() < 0.6 ? null : randomColour(random)
    case 'colours': {
      if (random() < 0.6) return null
      const count = 2 + Math.floor(random() * (field.most - 1))
      return Array.from({ length: count }, () => randomColour(random)).join(' ')
    }
  }
}

const randomColour = (random: Random) =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`
