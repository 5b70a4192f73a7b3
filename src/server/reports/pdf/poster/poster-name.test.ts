import { expect, test } from 'vitest'
import { posterName } from './poster-name.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['이서윤',           '서 | 윤'],
  ['서윤',             '서 | 윤'],
  ['김 하나',          '하 | 나'],
  ['남궁민수',         '민 | 수'],
  ['황보 린',          '린'],
  ['린',               '린'],
  ['김린',             '김 | 린'],
  ['김하은별',         '하 / 은 / 별'],
  ['쌍둥이',           '쌍 / 둥 / 이'],
  ['박하늘별님이',     '박하늘별님이 ↑'],
  ['Linh',             'Linh ↑'],
  ['Nguyễn Thùy Linh', 'Nguyễn Thùy Linh ↑'],
  ['Jean-Luc',         'Jean-Luc ↑'],
  ['김 A',             '김 A ↑'],
  ['서윤'.normalize('NFD'), '서 | 윤'],
  ['結',               '結 ↑'],
])('shows %s as %s', (name, expected) => {
  const shown = posterName(name)
  const found =
    shown.kind === 'pair'
      ? `${shown.left} | ${shown.right}`
      : shown.kind === 'column'
        ? shown.syllables.join(' / ')
        : `${shown.text} ↑`
  expect(found).toBe(expected)
})
