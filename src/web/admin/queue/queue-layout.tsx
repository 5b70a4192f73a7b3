import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { MoneyTasks } from '../money-tasks/money-tasks.tsx'
import { ExportButton } from './export-button.tsx'
import { isTodayAt, sheetAddress } from './queue-address.ts'
import { QueueFilters } from './queue-filters.tsx'
import { useQueue } from './queue-queries.ts'
import { useOrderCells } from './use-order-cells.tsx'

/** The orders that wait, or all of them, and the one that is open beside them. */
export default function QueueLayout() {
  const { queue: text } = useAdminText()
  const location = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { orderNumber = null } = useParams()
  const view = isTodayAt(location) ? 'today' : 'orders'
  const list = useQueue(view, orderNumber)
  const { card, columns } = useOrderCells()
  const { nothingFound, nothingFoundText } = text
  const toOrders = (
    <ButtonLink kind="secondary" size="small" to="/admin/orders">
      {text.toOrders}
    </ButtonLink>
  )

  return (
    <ListScreen
      list={list}
      words={{ ...text[view], nothingFound, nothingFoundText }}
      idOf={({ order_number }) => order_number}
      filters={
        <>
          {view === 'today' && <MoneyTasks />}
          <QueueFilters view={view} />
        </>
      }
      card={card}
      onEdit={(order) => void navigate(sheetAddress(order, search))}
      {...(view === 'orders' && { columns, action: <ExportButton /> })}
      {...(view === 'today' && { emptyAction: toOrders })}
    />
  )
}
