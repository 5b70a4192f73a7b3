import { type Language, languages } from '#domain/languages/languages.ts'
import { DERIVED_FOLDER } from '#server/ports/object-storage.ts'
import type { PaperSize } from '../pdf/paper.ts'

/** A file that is made of a sheet, and its paper or language. */
export type SheetFile =
  | readonly ['pdf', PaperSize]
  | readonly ['pages']
  | readonly ['picture' | 'card', Language]

const everyFile: readonly SheetFile[] = [
  ['pdf', 'a4'],
  ['pdf', 'letter'],
  ['pages'],
  ...languages.flatMap((language): SheetFile[] => [
    ['picture', language],
    ['card', language],
  ]),
]

export const SHEETS_FOLDER = `${DERIVED_FOLDER}/sheets`

export const storageKeyOf = (reportId: string, file: SheetFile) =>
  `${SHEETS_FOLDER}/${reportId}/${file.join('-')}`

/** Keys of every file that may be stored for a sheet. */
export const storageKeysOf = (reportId: string): string[] =>
  everyFile.map((file) => storageKeyOf(reportId, file))
