import { expect, test } from 'vitest'
import { faceMeasures, portraitFaces } from './face-outline.ts'
import { guideLines } from './guide-lines.ts'

test.each(portraitFaces)('the lines over a %s face touch its chin and its sides', (shape) => {
  const paths = guideLines(shape).map(({ path }) => path)
  const { chinY, halfWidth } = faceMeasures[shape]

  expect(paths).toHaveLength(6)
  expect(paths.some((path) => path.includes(` ${chinY}H`))).toBe(true)
  expect(paths.filter((path) => path.startsWith(`M${-halfWidth} `))).toHaveLength(1)
  expect(paths.filter((path) => path.startsWith(`M${halfWidth} `))).toHaveLength(1)
})
