import { expect, test } from 'vitest'
import { wrapWords } from './wrap-words.ts'

const wrap = (text: string, width: number) => wrapWords(text, width, (part) => [...part].length)

// biome-ignore format: a table reads by columns
test.each<[rule: string, text: string, width: number, lines: string[]]>([
  ['what fits is one line',                   '짧은 글',           10, ['짧은 글']],
  ['Korean breaks between words',             '이마가 넓고 턱이',   6, ['이마가 넓고', '턱이']],
  ['a word that is too wide breaks anywhere', '가나다라마',         2, ['가나', '다라', '마']],
  ['the writer’s lines stay, empty ones too', '하나\n\n둘\r\n셋',   9, ['하나', '', '둘', '셋']],
  ['an empty text is an empty line',          '',                   9, ['']],
  ['a tab is a space',                        'a\tb',               9, ['a b']],
  ['marks stay with their letter',            'e\u0323\u0302e',     1, ['e\u0323\u0302', 'e']],
])('%s', (_rule, text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines)
})
