import { expect, test } from 'vitest'
import { textOfWorkbook } from '#tests/support/workbook.ts'
import { amountCell, headCell, textCell, workbook } from './workbook.ts'

const sheet = (name: string, value: string) => ({
  name,
  head: [[headCell('이름'), headCell('금액')]],
  rows: [[textCell(value), amountCell(1_000)]],
})

test('workbooks that are asked for at once are each their own', async () => {
  const names = ['하나', '민지', '=1+1']
  const files = await Promise.all(names.map((name) => workbook('a.xlsx', [sheet('명단', name)])))

  const written = files.map(({ data }) => textOfWorkbook(data))
  expect(written[0]).toContain('하나')
  expect(written[0]).not.toContain('민지')
  expect(written[1]).toContain('민지')
  expect(written[2]).toContain("<t>'=1+1</t>")
})

test('a workbook that cannot be packed is told to whoever asked, and the next is packed', async () => {
  const spoilt = workbook('bad.xlsx', [
    sheet('a name that is longer than a sheet may have', '하나'),
  ])
  const next = workbook('good.xlsx', [sheet('명단', '민지')])

  await expect(spoilt).rejects.toThrow('bad.xlsx could not be packed')
  expect(textOfWorkbook((await next).data)).toContain('민지')
})
