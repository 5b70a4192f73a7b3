import { type Columns, statementFields } from '#domain/bank-statements/column-names.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'

/** Limit of stored layouts, more than one business has banks. The oldest is dropped. */
const MOST_LAYOUTS = 20

type Choices = Readonly<Record<string, unknown>>

/** Returns the columns chosen in this browser for files with this header. */
export const rememberedColumns = (layoutKey: string): Columns | null => {
  const choices = readChoices()
  return Object.hasOwn(choices, layoutKey) ? columnsOf(choices[layoutKey]) : null
}

/** Stores a choice, or removes it for `null`. */
export function rememberColumns(layoutKey: string, columns: Columns | null) {
  const others = Object.entries(readChoices()).filter(([key]) => key !== layoutKey)
  const choices = columns ? [...others, [layoutKey, columns] as const] : others
  writeStored(
    storageKeys.bankColumns,
    JSON.stringify(Object.fromEntries(choices.slice(-MOST_LAYOUTS))),
  )
}

function readChoices(): Choices {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.bankColumns) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** Validates stored columns: accepts only column indexes of known fields. */
function columnsOf(stored: unknown): Columns {
  const columns = new Map<string, unknown>(Object.entries(stored ?? {}))
  return Object.fromEntries(
    statementFields.flatMap((field) => {
      const column = columns.get(field)
      return typeof column === 'number' && Number.isSafeInteger(column) ? [[field, column]] : []
    }),
  )
}
