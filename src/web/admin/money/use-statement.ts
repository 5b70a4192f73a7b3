import { useMemo, useState } from 'react'
import { type Columns, isComplete } from '#domain/bank-statements/column-names.ts'
import { findLayout } from '#domain/bank-statements/find-layout.ts'
import type { Grid } from '#domain/bank-statements/grid.ts'
import { readStatement } from '#domain/bank-statements/read-statement.ts'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'

/** A statement as it is currently read: its columns and the selected rows. */
export type Statement = ReturnType<typeof useStatement>

export function useStatement() {
  const [grid, setGrid] = useState<Grid>([])
  const [chosen, setChosen] = useState<Columns | null>(null)
  /** Rows whose checkbox was changed; deposits start selected, settlements do not. */
  const [flipped, setFlipped] = useState<ReadonlySet<number>>(new Set())
  const layout = useMemo(() => findLayout(grid), [grid])
  const remembered = useMemo(() => rememberedColumns(layout.key), [layout])
  const columns = chosen ?? remembered ?? layout.columns
  const rows = useMemo(
    () => readStatement(grid, layout.headerRow, columns),
    [grid, layout, columns],
  )
  const isChosen = columns !== layout.columns

  return {
    grid,
    layout,
    columns,
    rows,
    isComplete: isComplete(columns),
    /** Uncertain columns have not been confirmed yet. */
    isUnsure: !isChosen && !layout.isSure,
    isRemembered: chosen === null && remembered !== null,
    isChosen,
    selected: rows.deposits.filter(({ row, isSettlement }) => isSettlement === flipped.has(row)),
    isSelected: (row: number, isSettlement: boolean) => isSettlement === flipped.has(row),
    read: (next: Grid) => {
      setGrid(next)
      setChosen(null)
      setFlipped(new Set())
    },
    choose: (next: Columns) => {
      setChosen(next)
      setFlipped(new Set())
    },
    flip: (row: number) =>
      setFlipped(
        (rows) => new Set(rows.has(row) ? [...rows].filter((it) => it !== row) : [...rows, row]),
      ),
    /** Stores the columns for later files with the same header. */
    remember: () => rememberColumns(layout.key, isSame(columns, layout.columns) ? null : columns),
  }
}

const isSame = (a: Columns, b: Columns) =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted())
