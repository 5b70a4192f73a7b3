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

/** Width of the list from which a table fits. */
const TABLE_FROM = '51rem'

interface ListScreenProps<Row> {
  readonly list: AdminList<Row>
  readonly labels: ListLabels & { readonly title: string; readonly list: string }
  /** Returns the id of a row in addresses. */
  readonly idOf: (row: Row) => string
  /** Search, chips and further filters. */
  readonly filters: ReactNode
  /** Actions for the whole list, beside the title. */
  readonly action?: ReactNode
  /** Card of a row: on a phone, and while a row is open. */
  readonly card: (row: Row) => Card
  /**
   * Table columns, used on a wide window while no row is open; without columns, cards are always
   * shown.
   */
  readonly columns?: readonly Column<Row>[]
  /** Detail of the open row; without it, the child route is shown. */
  readonly detail?: (row: Row) => ReactNode
  /** Detail by id, for items that can be loaded although they are not among the rows. */
  readonly opened?: (id: string) => ReactNode
  /** Content above the rows. */
  readonly before?: ReactNode
  /** Queries of that content, which are retried together with the rows. */
  readonly around?: readonly LoadQuery[]
  /** Action of the empty state. */
  readonly emptyAction?: ReactNode
  /** Called for `e` on a row. */
  readonly onEdit?: (id: string) => void
  /** The screen’s own shortcuts, for the help. */
  readonly keys?: readonly KeyLine[]
}

/**
 * List of the back office with the open row beside it. Search, filters and the open row are in the
 * address. Handles paging, keys (`j` `k` Enter `f` Escape), loading, empty, error and offline
 * states.
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
