import { expect, test } from 'vitest'
import { carousels } from '#domain/limits/limits.ts'
import { emblaDuration } from './embla-duration.ts'

const STEP_MS = 1_000 / 60
/** Embla's own, for a move by button or by itself. */
const FRICTION = 0.68

/** Milliseconds until nine tenths of a move are done, moved as Embla moves. */
function measured(duration: number): number {
  let [at, velocity, steps] = [0, 0, 0]
  while (at < 0.9) {
    velocity = (velocity + (1 - at) / duration) * FRICTION
    at += velocity
    steps += 1
  }
  return steps * STEP_MS
}

test.each(Object.entries(carousels))(
  '[S-14] a slide of %s moves for its speed',
  (_name, { speedMs }) => {
    const took = measured(emblaDuration(speedMs))

    expect(Math.abs(took - speedMs)).toBeLessThan(50)
  },
)
