import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.mjs'

const PARTS = ['check', 'unit', 'browser']

test.each([
  ['no arguments run every part', [], PARTS, [], []],
  ['a part runs alone', ['check'], ['check'], [], []],
  ['a unit test runs alone', ['src/domain/money'], ['unit'], ['src/domain/money'], []],
  [
    'an end-to-end test runs in the browser',
    ['landing.spec.ts'],
    ['browser'],
    [],
    ['landing.spec.ts'],
  ],
  [
    'the folder of end-to-end tests runs in the browser',
    ['end-to-end'],
    ['browser'],
    [],
    ['end-to-end'],
  ],
  ['a named part runs its path only', ['unit', 'src/texts'], ['unit'], ['src/texts'], []],
  [
    'paths of both kinds run both parts',
    ['src/texts', 'survey.spec.ts'],
    ['unit', 'browser'],
    ['src/texts'],
    ['survey.spec.ts'],
  ],
])('[E-06] npm test: %s', (_rule, args, wantedParts, unit, browser) => {
  expect(chooseTests(args, PARTS)).toEqual({ wantedParts, pathsOf: { unit, browser } })
})
