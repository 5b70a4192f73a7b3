import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/table.tsx'
import type { AdminList } from './use-list.ts'

interface ListTableProps<Row> {
  readonly list: AdminList<Row>
  readonly items: readonly Row[]
  readonly caption: string
  readonly idOf: (row: Row) => string
  readonly columns: readonly Column<Row>[]
}

/** Table with a sticky head; each whole row is a link. */
export function ListTable<Row>({ list, items, caption, idOf, columns }: ListTableProps<Row>) {
  // On narrower windows, dates may wrap to two lines so that amounts are not cut off.
  const lookOf = ({ numeric, wideOnly }: Column<Row>) =>
    classNames(
      numeric ? 'figures text-right max-xl:whitespace-normal' : 'text-left',
      wideOnly && 'max-xl:hidden',
    )

  return (
    <table aria-busy={list.query.isPlaceholderData} className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-14 z-5 bg-paper text-tiny text-muted shadow-[inset_0_-1px_0_var(--color-sand)] lg:top-0">
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={`px-2 py-2.5 font-regular first:pl-4 xl:whitespace-nowrap last:pr-4 xl:px-3 lg:first:pl-5.5 lg:last:pr-5.5 ${lookOf(column)}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr
            key={idOf(row)}
            className="relative border-b border-sand -outline-offset-2 outline-ink hover:bg-fill has-focus-visible:bg-fill has-focus-visible:outline-2"
          >
            {columns.map((column, at) => {
              const cell = column.cell(row)
              return (
                <td
                  key={column.name}
                  className={`max-w-72 px-2 py-3 xl:px-3 ${at === 0 || column.breaks ? 'wrap-anywhere' : 'wrap-break-word'} first:pl-4 last:pr-4 lg:first:pl-5.5 lg:last:pr-5.5 ${lookOf(column)}`}
                >
                  {at > 0 ? (
                    cell
                  ) : (
                    <Link
                      to={list.addressOf(idOf(row))}
                      preventScrollReset
                      data-row={idOf(row)}
                      className="font-strong outline-transparent after:absolute after:inset-0"
                    >
                      {cell}
                    </Link>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
