import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseColours } from './house-colours.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../web/ui/tokens.css'), 'utf8')

test.each(Object.entries(houseColours))('%s has the value of the design token', (name, value) => {
  expect(tokens).toContain(`--color-${name}: ${value};`)
})
