import { expect, test } from 'vitest'
import { printable, runsOf } from './printable.ts'

test.each([
  ['달걀형 Ắấợữ ♥ ①', '달걀형 Ắấợữ ♥ ①'],
  ['Vie\u0302\u0323t Nam', 'Việt Nam'],
  ['좋아요 👩🏻‍🦱🇰🇷 네', '좋아요  네'],
  ['최고⭐ ❤️', '최고★ ♥'],
  ['𝓕𝓪𝓬𝓮', 'Face'],
  ['結婚 앞', '○○ 앞'],
  ['محمد علي', '○○○○ ○○○'],
  ['🌸', '○'],
  ['  ', '  '],
  ['', ''],
])('[RPT-03] prints "%s" as "%s"', (written, printed) => {
  expect(printable(written, 'text')).toBe(printed)
  expect(printable(printed, 'text')).toBe(printed)
})

test('[RPT-03] a heading keeps its face and falls back to another font for missing letters', () => {
  expect(runsOf('결과', 'display')).toEqual([{ font: 'display', text: '결과' }])
  expect(runsOf('Kiểu', 'display').map(({ font }) => font)).toEqual([
    'display',
    'displayVietnamese',
    'display',
  ])
  expect(runsOf('쀍', 'display')).toEqual([{ font: 'light', text: '쀍' }])
})
