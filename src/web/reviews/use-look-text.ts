import type { Review } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'

type Look = NonNullable<Review['look']>

/** Returns a formatter of a look: face shape and style. */
export function useLookText() {
  const { look: text, faceShapes } = useText().reviews
  return ({ face_shape, style_name }: Pick<Look, 'face_shape' | 'style_name'>) =>
    text(faceShapes[face_shape], style_name)
}
