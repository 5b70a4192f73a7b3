import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { textOfFile } from '#tests/support/workbook.ts'
import { PAGE_ROWS, readPages } from './read-pages.ts'
import { amountCell, headCell, textCell, timeCell, workbook } from './workbook.ts'
import type { Row } from './workbook-rows.ts'

const sheet = (pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>) => ({
  name: '명단',
  head: [[headCell('이름'), headCell('금액')]],
  pages,
})

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => [textCell(`${first + at}번`), amountCell(first + at)])

test('writes the rows of all pages in order with the style of each kind', async () => {
  const at = timeCell(new Date('2026-11-02T15:00:00Z'))
  const pages = [rowsFrom(1, 2), [], [[textCell('끝'), amountCell(3_000), at]]]

  const xml = await textOfFile(await workbook('a.xlsx', [sheet(pages), sheet([rowsFrom(7, 1)])]))

  const [first = '', second = ''] = xml.match(/<sheetData>.*?<\/sheetData>/gs) ?? []
  const cell = (address: string) => first.match(`<c r="${address}"( s="\\d")?[^>]*>(.*?)</c>`)
  expect(first.match(/<row r="\d+"/g)).toEqual([1, 2, 3, 4].map((row) => `<row r="${row}"`))
  expect(cell('A4')?.[2]).toContain('끝')
  // The first moment of 3 November on Seoul's clocks, in days since 1900.
  expect(cell('C4')?.[2]).toBe('<v>46329</v>')
  const [, amount] = cell('B4') ?? []
  expect(cell('B2')?.slice(1)).toEqual([amount, '<v>1</v>'])
  expect(amount).not.toBe(cell('C4')?.[1])
  expect(second).toContain('7번')
  expect(second).not.toContain('끝')
})

test('each workbook has its own headings', async () => {
  const another = { ...sheet([rowsFrom(1, 1)]), head: [[headCell('품목')]] }
  const first = await textOfFile(await workbook('a.xlsx', [sheet([])]))
  const second = await textOfFile(await workbook('a.xlsx', [another]))
  const third = await textOfFile(await workbook('a.xlsx', [{ ...sheet([]), name: '표' }]))

  expect(first).toContain('이름')
  expect(second).toContain('품목')
  expect(second).not.toContain('이름')
  expect(third).toContain('name="표"')
})

test('writes user input as text, never as a formula', async () => {
  const signs = ['가<b', 'R&D', '2>1'].map(textCell)
  const pages = [
    [[textCell('=1+1'), textCell('<b> & "\u0007'), textCell(' '), textCell('')], signs],
  ]

  const xml = await textOfFile(await workbook('a.xlsx', [sheet(pages)]))

  expect(xml).toContain("<t>'=1+1</t>")
  expect(xml).toContain('<t>&lt;b&gt; &amp; "</t>')
  expect(xml).toContain('<t xml:space="preserve"> </t>')
  for (const text of ['가&lt;b', 'R&amp;D', '2&gt;1']) expect(xml).toContain(`<t>${text}</t>`)
})

test.each([...'=+-@\t\r'])('[SEC-01] a cell that begins with %j is no formula', async (sign) => {
  const text = `${sign}HYPERLINK(1)`
  const head = [[headCell(text)]]

  const xml = await textOfFile(await workbook('a.xlsx', [{ ...sheet([[[textCell(text)]]]), head }]))

  expect(xml.split(`'${sign}HYPERLINK(1)`)).toHaveLength(3)
})

test('reads each page after sending the previous one; aborts if a page fails', async () => {
  const read: unknown[] = []
  const pages = readPages<Row>(3_000, async (after, size) => {
    read.push(after?.[0]?.[1] ?? null)
    if (read.length === 3) throw new Error('the database is gone')
    return rowsFrom(after ? PAGE_ROWS + 1 : 1, size)
  })
  const file = await workbook('a.xlsx', [sheet(pages)])
  expect(read).toEqual([])

  await expect(textOfFile(file)).rejects.toThrow('the database is gone')

  expect(read).toEqual([null, `${PAGE_ROWS}번`, `${2 * PAGE_ROWS}번`])
})

test('stops at the last row or at the limit', async () => {
  const sizes = async (most: number, rows: number) => {
    let left = rows
    const pages = readPages<number>(most, async (_after, size) => {
      const page = Array.from({ length: Math.min(size, left) }, (_, at) => at)
      left -= page.length
      return page
    })
    return (await Readable.from(pages).toArray()).map((page) => page.length)
  }

  expect(await sizes(10_000, 2 * PAGE_ROWS + 20)).toEqual([PAGE_ROWS, PAGE_ROWS, 20])
  expect(await sizes(PAGE_ROWS + 20, 10_000)).toEqual([PAGE_ROWS, 20])
  expect(await sizes(10_000, 0)).toEqual([])
})

test('[O-14] truncates a text to a cell’s limit', async () => {
  const long = textCell('가'.repeat(40_000))

  expect(long[1]).toHaveLength(32_767)
  expect(long[1].endsWith('…')).toBe(true)
})
