import { type ReactNode, useRef } from 'react'
import { Outlet, useNavigate } from 'react-router'
import type { Column } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type KeyLine, KeysHelp } from '../frame/keys-help.tsx'
import type { LoadQuery } from '../frame/load-problem.tsx'
import { ListHead } from './list-head.tsx'
import { ListPages } from './list-pages.tsx'
import { type ListLabels, ListRows } from './list-rows.tsx'
import { OpenedRow } from './opened-row.tsx'
import { Panes } from './panes.tsx'
import type { Card } from './row-link.tsx'
import type { AdminList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useWindowFits } from './use-window-fits.ts'

/** From here a table has the room that its columns need. */
const TABLE_FROM = '51rem'

interface ListScreenProps<Row> {
  readonly list: AdminList<Row>
  readonly labels: ListLabels & { readonly title: string; readonly list: string }
  /** What a row is called in addresses. */
  readonly idOf: (row: Row) => string
  /** Search and chips, and what else narrows the list. */
  readonly filters: ReactNode
  /** Beside the title: what can be done with the whole list. */
  readonly action?: ReactNode
  /** A row in two lines: on a phone, and beside what is open. */
  readonly card: (row: Row) => Card
  /** A row in a table, while nothing is open and the window is wide; without them always cards. */
  readonly columns?: readonly Column<Row>[]
  /** What is open; the route below shows it where there is none. */
  readonly detail?: (row: Row) => ReactNode
  /** What is open, where it can be looked up although it is not among the rows. */
  readonly opened?: (id: string) => ReactNode
  /** Above the rows: what else waits to be done. */
  readonly before?: ReactNode
  /** What that needs, tried again with the rows. */
  readonly around?: readonly LoadQuery[]
  /** The way to rows where there can be none yet. */
  readonly emptyAction?: ReactNode
  /** `e` on a row. */
  readonly onEdit?: (id: string) => void
  /** The screen's own keys, for the help. */
  readonly keys?: readonly KeyLine[]
}

/**
 * A list of the back office and what is open of it: search and filters that stand in the address,
 * a table or cards, pages, `j` `k` Enter `f` Escape, and what to see while it loads, is empty, has
 * failed or has no connection.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { list, labels, filters, action, before, detail, opened, idOf, columns, onEdit, keys } =
    props
  const text = useAdminText()
  const navigate = useNavigate()
  const region = useRef<HTMLElement>(null)
  const isWide = useWindowFits(TABLE_FROM)
  const isTable = columns !== undefined && list.open === null && isWide
  useListKeys({
    list: region,
    open: list.open,
    onClose: () => void navigate(list.closed, { preventScrollReset: true }),
    ...(onEdit && { onEdit }),
  })

  return (
    <>
      <title>{text.pageTitle(labels.title)}</title>
      <Panes
        listRef={region}
        listLabel={labels.list}
        open={list.open}
        isAlone={columns !== undefined && list.open === null}
        backTo={list.closed}
        detail={
          opened ? (
            list.open && <div key={list.open}>{opened(list.open)}</div>
          ) : detail ? (
            <OpenedRow list={list} idOf={idOf} missing={labels.notHere} show={detail} />
          ) : (
            <Outlet />
          )
        }
        head={
          <ListHead title={labels.title} action={action}>
            {filters}
          </ListHead>
        }
        list={
          <>
            {before}
            <ListRows {...props} columns={isTable ? columns : undefined} />
            <ListPages list={list} />
            <KeysHelp more={[{ keys: ['F'], action: text.keys.searchList }, ...(keys ?? [])]} />
          </>
        }
      />
    </>
  )
}
