import { expect, test } from 'vitest'
import type { Drill } from './drill.ts'
import { kills } from './kills.ts'
import { malformed } from './malformed.ts'
import { pictures } from './pictures.ts'

/**
 * Short forms of the drills that no other test covers: database faults, slow senders and overload are
 * tested beside their code.
 */
test.each<[name: string, drill: Drill, amount: number]>([
  ['two kills under orders, payments, surveys and publishing', kills, 2],
  ['malformed requests to every call', malformed, 1_000],
  ['mutated pictures', pictures, 100],
])('%s stay within the limits of their drill', async (_name, drill, amount) => {
  expect((await drill({ isShort: true, amount })).failures).toEqual([])
})
