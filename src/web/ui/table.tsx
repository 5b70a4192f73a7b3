import { type ReactNode, useRef } from 'react'
import { useOverflowsRight } from './use-overflows-right.ts'

export interface Column<Row> {
  readonly name: string
  readonly label: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned with tabular figures, for amounts and counts. */
  readonly numeric?: boolean
  /** Allows breaking long words anywhere, e.g. an address, before other columns wrap. */
  readonly breaks?: boolean
  /** Hidden below desktop width, so that other columns need not wrap. */
  readonly wideOnly?: boolean
}

interface TableProps<Row> {
  /** Name for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly isCurrent?: (row: Row) => boolean
  readonly onOpen?: (row: Row) => void
  /** For many columns: closer and smaller. */
  readonly dense?: boolean
}

/**
 * Table with a sticky head. Scrolls horizontally within itself, and fades at the right while there
 * are more columns.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isCurrent,
  onOpen,
  dense,
}: TableProps<Row>) {
  const beside = dense ? 'px-2' : 'px-3'
  const place = useRef<HTMLElement>(null)
  const isMore = useOverflowsRight(place)
  return (
    <section
      ref={place}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`max-h-full overflow-auto ${isMore ? '[mask-image:linear-gradient(to_left,transparent,black_3rem)]' : ''}`}
    >
      <table className={`w-full text-left ${dense ? 'text-tiny' : 'text-small'}`}>
        <thead className="sticky top-0 z-1 bg-paper text-muted shadow-[inset_0_-1px_0_var(--color-ink)]">
          <tr>
            {columns.map(({ name, label, numeric }) => (
              <th
                key={name}
                scope="col"
                className={`${beside} py-2.5 align-bottom font-regular first:pl-0 last:pr-0 ${numeric ? 'text-right' : 'whitespace-nowrap'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-current={isCurrent?.(row) || undefined}
              onClick={onOpen && (() => onOpen(row))}
              className={`border-b border-sand align-top ${onOpen ? 'cursor-pointer hover:bg-fill' : ''} aria-current:bg-fill aria-current:shadow-[inset_3px_0_0_var(--color-clay)]`}
            >
              {columns.map(({ name, cell, numeric }) => (
                <td
                  key={name}
                  className={`${beside} py-3 first:pl-0 last:pr-0 in-aria-current:first:pl-4 ${numeric ? 'figures text-right' : ''}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
