import { unzipSync } from 'fflate'
import { readReportRows, readSharedTexts } from './workbook-xml.ts'

/** A part larger than this once unpacked is not read: a bank's year of rows has about 5 MB. */
const MAX_PART_BYTES = 32 * 1024 * 1024
const SHARED_TEXTS = 'xl/sharedStrings.xml'

/**
 * Reads the cells of a workbook's first sheet, row by row, as text; days are numbers there. Returns
 * null for an archive without a sheet.
 *
 * @throws when the archive or its XML is broken, or a part is too large
 */
export function readWorkbook(bytes: Uint8Array): string[][] | null {
  const sheet = reportsIn(bytes).toSorted(byNumber)[0]
  if (!sheet) return null
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== sheet && name !== SHARED_TEXTS) return false
      if (originalSize > MAX_PART_BYTES) throw new Error(`${name} is too large`)
      return true
    },
  })
  const shared = parts[SHARED_TEXTS]
  return readReportRows(textOf(parts[sheet]), shared ? readSharedTexts(textOf(shared)) : [])
}

/** Reads the directory of the archive and unpacks nothing. */
function reportsIn(bytes: Uint8Array): string[] {
  const names: string[] = []
  unzipSync(bytes, {
    filter: ({ name }) => {
      if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) names.push(name)
      return false
    },
  })
  return names
}

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const textOf = (part: Uint8Array | undefined): string => new TextDecoder().decode(part)
