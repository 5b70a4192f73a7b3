import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffTexts } from './diff-texts.ts'

const written = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')

// biome-ignore format: a table reads by columns
test.each([
  ['nothing changed',             '결이 고와요.',            '결이 고와요.',            '결이 고와요.'],
  ['a word in a sentence',        '가볍게 층을 내요.',       '무겁게 층을 내요.',       '[-가볍게-]{+무겁게+} 층을 내요.'],
  ['a sentence within a line',    '다음에 또 만나요.',       '다음에 또 만나요. 곧.',   '다음에 또 만나요.{+ 곧.+}'],
  ['one word after another',      '볼 옆의 결',              '턱 아래의 결',            '[-볼 옆의-]{+턱 아래의+} 결'],
  ['a sentence at the end',       '층을 내요.',              '층을 내요.\n볼을 가려요.', '층을 내요.{+\n볼을 가려요.+}'],
  ['a line that went',            '하나\n둘\n셋',            '하나\n셋',                '하나\n[-둘\n-]셋'],
  ['from nothing',                '',                        '처음 썼어요.',            '{+처음 썼어요.+}'],
  ['to nothing',                  '지웠어요.',               '',                        '[-지웠어요.-]'],
])('[RPT-03] what differs between two versions: %s', (_what, before, after, changes) => {
  expect(written(before, after)).toBe(changes)
})

const text = fc
  .array(fc.constantFrom('결', '결이 ', '고와요.', ' ', '\n', 'gương ', 'hair'), { maxLength: 40 })
  .map((labels) => labels.join(''))

test('[RPT-03] what stayed and what went is the older text, what stayed and what came the newer one', () => {
  const without = (kind: string, before: string, after: string) =>
    diffTexts(before, after)
      .filter((change) => change.kind !== kind)
      .map((change) => change.text)
      .join('')

  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(without('added', before, after)).toBe(before)
      expect(without('removed', before, after)).toBe(after)
    }),
  )
})

test('[RPT-03] a line in which too much differs is shown as replaced whole, the lines around it as the same', () => {
  const around = (word: string) => `첫 줄\n${`${word} `.repeat(2_000)}\n끝`

  expect(diffTexts(around('가'), around('나'))).toEqual([
    { kind: 'same', text: '첫 줄\n' },
    { kind: 'removed', text: '가 '.repeat(2_000) },
    { kind: 'added', text: '나 '.repeat(2_000) },
    { kind: 'same', text: '\n끝' },
  ])
})
