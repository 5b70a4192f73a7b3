import { useRef } from 'react'
import { Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useAdminText } from '../frame/admin-text.ts'
import { KeysHelp } from '../frame/keys-help.tsx'
import { Panes } from '../frame/panes.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { isTodayAt, listAddress, type QueueView, sheetAddress } from './queue-filters.ts'
import { QueueHead } from './queue-head.tsx'
import { QueueList } from './queue-list.tsx'

/** The orders that wait, or all of them, and the one that is open beside them. */
export default function QueueLayout() {
  const text = useAdminText()
  const location = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { orderNumber = null } = useParams()
  const list = useRef<HTMLElement>(null)
  const view: QueueView = isTodayAt(location) ? 'today' : 'orders'
  const backTo = listAddress(view, search)

  useListKeys({
    list,
    open: orderNumber,
    onClose: () => void navigate(backTo),
    onEdit: (name) => void navigate(sheetAddress(name, search)),
  })

  return (
    <>
      <title>{text.pageTitle(text.screens[view])}</title>
      <Panes
        listRef={list}
        listLabel={view === 'today' ? text.queue.todayList : text.queue.ordersList}
        open={orderNumber}
        backTo={backTo}
        detail={<Outlet />}
        list={
          <>
            <QueueHead view={view} />
            <QueueList view={view} open={orderNumber} />
            <KeysHelp canEdit />
          </>
        }
      />
    </>
  )
}
