import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'
import { readWorkbook } from './read-workbook.ts'

const workbook = (sheetData: string, sharedTexts = '') =>
  zipSync({
    'xl/sharedStrings.xml': strToU8(`<sst>${sharedTexts}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  })
const inline = (text: string, address = '') =>
  `<c ${address && `r="${address}"`} t="inlineStr"><is><t>${text}</t></is></c>`

// biome-ignore format: a table reads by columns
test.each([
  ['cells without addresses',       `<row>${inline('가')}<c><v>1</v></c></row>`,                        [['가', '1']]],
  ['cells with gaps between them',  `<row>${inline('가', 'B2')}${inline('나', 'D2')}</row>`,            [['', '가', '', '나']]],
  ['cells whose style is not there','<row><c r="A1" s="9"><v>45617.5</v></c></row>',                   [['45617.5']]],
  ['the result of a formula',       '<row><c t="str"><f>A1&amp;B1</f><v>가나</v></c></row>',             [['가나']]],
  ['an empty row and an empty cell','<row/><row><c r="A2"/><c r="B2"><v>1</v></c></row>',              [[], ['', '1']]],
  ['entities and marked sections',  `<row>${inline('&amp;&#xB09C;<![CDATA[<둘>]]>')}</row>`,           [['&난<둘>']]],
  ['a row number beyond all sheets', `<row r="30000000">${inline('가', 'A30000000')}</row>`,            [['가']]],
  ['a column beyond all tables',    `<row>${inline('가', 'A1')}${inline('나', 'ZZZZZ1')}</row>`,        [['가']]],
])('[O-01] a sheet is read that has %s', (_what, sheetData, rows) => {
  expect(readWorkbook(workbook(sheetData))).toEqual(rows)
})

test('[O-01] texts that cells share are read in their runs, without how they are pronounced', () => {
  const shared = '<si><r><t>김</t></r><r><t>하나</t></r><rPh><t>キム</t></rPh></si><si><t/></si>'
  const cells = [0, 1, 2].map((at) => `<c t="s"><v>${at}</v></c>`).join('')

  expect(readWorkbook(workbook(`<row>${cells}</row>`, shared))).toEqual([['김하나', '', '']])
})

test('[O-01] a workbook whose elements have a prefix is read', () => {
  const xml = '<x:worksheet><x:row><x:c><x:v>1</x:v></x:c></x:row></x:worksheet>'

  expect(readWorkbook(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(xml) }))).toEqual([['1']])
})

// biome-ignore format: a table reads by columns
test.each([
  ['of a file',        '<!ENTITY e SYSTEM "file:///etc/passwd">'],
  ['of another host',  '<!ENTITY e SYSTEM "http://evil.example/x">'],
  ['of other entities', `<!ENTITY a "${'하'.repeat(99)}"><!ENTITY e "${'&a;'.repeat(99)}">`],
])('[SEC-01] an entity %s stays the text that it is', (_what, entity) => {
  const sheet = `<!DOCTYPE x [${entity}]><worksheet><row>${inline('&e;')}</row></worksheet>`

  const rows = readWorkbook(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }))

  expect(rows).toEqual([['&e;']])
})

test.each([
  ['grows to more than 32 MB when unpacked', workbook(' '.repeat(33 * 1024 * 1024))],
  ['has broken XML', workbook('<row><c><v>1</v></row>')],
  ['has no sheet', zipSync({ 'word/document.xml': strToU8('<document/>') })],
  ['ends too early', workbook(`<row>${inline('가')}</row>`).subarray(0, -10)],
])('[O-01] a workbook that %s is refused as unreadable', async (_what, bytes) => {
  expect(await readBankFile(new Blob([new Uint8Array(bytes)]))).toEqual({ problem: 'UNREADABLE' })
})
