import { expect, test } from 'vitest'
import { standingOf } from './answer-draft.ts'

const EARLIER = '2026-03-02T01:00:00.000Z'
const LATER = '2026-03-02T02:00:00.000Z'
const nothing = { saved: null, version: null }
const answered = (saved: string, version: string) => ({ saved, version })

// biome-ignore format: a table reads by columns
test.each([
  ['nothing written, nothing answered',    { text: ' ', base: null },         nothing,                     { begun: false, base: null, isOvertaken: false }],
  ['a first answer',                       { text: '네', base: null },        nothing,                     { begun: true, base: null, isOvertaken: false }],
  ['somebody answered meanwhile',          { text: '네', base: null },        answered('아니요', LATER),   { begun: true, base: null, isOvertaken: true }],
  ['somebody answered anew meanwhile',     { text: '네', base: EARLIER },     answered('아니요', LATER),   { begun: true, base: EARLIER, isOvertaken: true }],
  ['the saved one is being changed',       { text: '네, 네', base: EARLIER }, answered('네', EARLIER),     { begun: true, base: EARLIER, isOvertaken: false }],
  ['sent, though the answer to it was lost', { text: ' 네 ', base: null },    answered('네', LATER),       { begun: false, base: LATER, isOvertaken: false }],
  ['nothing written while another answered', { text: '', base: null },        answered('네', LATER),       { begun: false, base: LATER, isOvertaken: false }],
])('[ADM-02] a draft of an answer: %s', (_what, draft, upon, standing) => {
  expect(standingOf(draft, upon)).toEqual(standing)
})
