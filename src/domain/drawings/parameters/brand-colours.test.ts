import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandColours } from './brand-colours.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../web/ui/tokens.css'), 'utf8')

test.each(Object.entries(brandColours))('%s has the value of the design token', (name, value) => {
  expect(tokens).toContain(`--color-${name}: ${value};`)
})
