import { itemAt } from '#domain/collections/lists.ts'
import { type Random, seededRandom } from '#domain/drawings/geometry/random.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import { faceFields, faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { type Frame, pictureFields } from '#domain/drawings/parameters/picture-fields.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { mensStyles } from '#domain/drawings/styles/mens-styles.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import { womensStyles } from '#domain/drawings/styles/womens-styles.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'

const SHARE_OF_MEN = 0.25
const clothesColours = (['sand', 'ink', 'clay', 'moss', 'rule', 'summer-1'] as const).map(
  (name) => brandColours[name],
)
const hairColours = {
  young: ['black', 'black', 'darkBrown', 'brown', 'ash', 'copper'],
  middle: ['black', 'black', 'black', 'darkBrown', 'darkBrown', 'brown'],
  older: ['grey', 'grey', 'darkBrown'],
} as const
const { layeredBob, pixie, sideFringeBob, lowBun, curlyBob, collarboneCurl } = womensStyles
const allStyles = { ...womensStyles, ...mensStyles }
const olderWomensStyles = { layeredBob, pixie, sideFringeBob, lowBun, curlyBob, collarboneCurl }
const expressions = {
  young: ['calm', 'halfSmile', 'smile'],
  middle: ['calm', 'halfSmile', 'smile'],
  older: ['halfSmile', 'smile'],
} as const
const ages = ['young', 'young', 'middle', 'middle', 'middle', 'older'] as const

/**
 * Draws a portrait for an author without a picture, with the shown face shape and hair, if any.
 * Deterministic by seed. The eyes are closed, since it is not the author.
 */
export function authorPortrait(
  seed: number,
  look: ShownLook | null = null,
  frame: Frame = 'bust',
): PortraitChoices {
  const random = seededRandom(seed)
  const chance = random() < SHARE_OF_MEN
  const isMan = look ? look.style in mensStyles : chance
  const age = oneOf(ages, random)
  const styles = isMan ? mensStyles : age === 'older' ? olderWomensStyles : womensStyles
  const drawn: StyleChoices = oneOf(Object.values(styles), random)
  const style: StyleChoices = look ? allStyles[look.style] : drawn
  return {
    face: {
      ...featuresOf(random),
      ...(look && { outline: look.face_shape }),
      age,
      freckles: age === 'young' && random() < 0.25 ? 60 : 0,
      expression: oneOf(expressions[age], random),
      eyes: 'closed',
      masculinity: isMan ? 70 + Math.floor(random() * 25) : Math.floor(random() * 12),
      blush: isMan ? 0 : 40,
    },
    hair: { ...style, colour: oneOf(hairColours[age], random) },
    picture: {
      frame,
      detail: frame === 'bust' ? 'full' : 'medium',
      seed: seed % (pictureFields.seed.max + 1),
      clothes: oneOf(['knit', 'turtleneck', 'shirt'], random),
      clothesColour: oneOf(clothesColours, random),
    },
  }
}

const featuresOf = (random: Random) => ({
  outline: oneOf(faceOutlines, random),
  // Angled brows look angry over closed eyes.
  brows: oneOf(['soft', 'straight', 'arched'] as const, random),
  nose: oneOf(['straight', 'straight', 'button', 'broad', 'aquiline'] as const, random),
  lips: oneOf(faceFields.lips.options, random),
  glasses:
    random() < 0.15 ? oneOf(['round', 'square', 'halfRim'] as const, random) : ('none' as const),
})

const oneOf = <T>(all: readonly T[], random: Random): T =>
  itemAt(all, Math.floor(random() * all.length))
