import { expect, test } from 'vitest'
import { draftStatus } from './answer-draft.ts'

const EARLIER = '2026-03-02T01:00:00.000Z'
const LATER = '2026-03-02T02:00:00.000Z'
const nothing = { saved: null, version: null }
const savedAnswer = (saved: string, version: string) => ({ saved, version })

// biome-ignore format: a table reads by columns
test.each([
  ['nothing written, no answer yet',           { text: ' ', base: null },       nothing,                   { begun: false, base: null, isConflict: false }],
  ['a first answer',                           { text: '네', base: null },       nothing,                   { begun: true, base: null, isConflict: false }],
  ['somebody answered meanwhile',              { text: '네', base: null },       savedAnswer('아니요', LATER), { begun: true, base: null, isConflict: true }],
  ['somebody changed the answer meanwhile',    { text: '네', base: EARLIER },    savedAnswer('아니요', LATER), { begun: true, base: EARLIER, isConflict: true }],
  ['the saved one is being changed',           { text: '네, 네', base: EARLIER }, savedAnswer('네', EARLIER), { begun: true, base: EARLIER, isConflict: false }],
  ['already saved, but the response was lost', { text: ' 네 ', base: null },     savedAnswer('네', LATER),   { begun: false, base: LATER, isConflict: false }],
  ['nothing written while somebody answered',  { text: '', base: null },        savedAnswer('네', LATER),   { begun: false, base: LATER, isConflict: false }],
])('[ADM-02] compares a draft of an answer: %s', (_what, draft, answer, status) => {
  expect(draftStatus(draft, answer)).toEqual(status)
})
