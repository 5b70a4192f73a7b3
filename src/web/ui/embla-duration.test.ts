import { expect, test } from 'vitest'
import { carousels } from '#domain/limits/limits.ts'
import { emblaDuration } from './embla-duration.ts'

const STEP_MS = 1_000 / 60
/** Embla's default for moves by button or automatically. */
const FRICTION = 0.68

/** Simulates Embla: milliseconds until nine tenths of a move are done. */
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
  '[S-14] moves a slide of %s in its duration',
  (_name, { speedMs }) => {
    const took = measured(emblaDuration(speedMs))

    expect(Math.abs(took - speedMs)).toBeLessThan(50)
  },
)
