import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { adminProducts } from '#contract/admin-catalog.ts'
import { exportOrders } from '#contract/admin-orders.ts'
import { readOpening } from '#contract/opening.ts'
import { publishReport } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { upcomingBookings } from '../bookings/booking-queries.ts'
import { TodaysBookings, todaysBookingAddress } from '../bookings/todays-bookings.tsx'
import { dayOf } from '../bookings/week.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { editOnArrival } from '../frame/edit-on-arrival.ts'
import { Allowed, useMay, useRole } from '../frame/role.tsx'
import { useNow } from '../frame/use-now.ts'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { todaysInquiryAddress } from '../inquiries/inquiry-address.ts'
import { waitingInquiries } from '../inquiries/inquiry-queries.ts'
import { WaitingInquiries } from '../inquiries/waiting-inquiries.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { MoneyTasksLine } from '../money-tasks/money-tasks-line.tsx'
import { OpeningChecklist } from '../opening/opening-checklist.tsx'
import { opening } from '../opening/opening-queries.ts'
import { isTodayAt, reportEditorAddress } from './queue-address.ts'
import { QueueFilters } from './queue-filters.tsx'
import { useQueue, useQueueFilters } from './queue-queries.ts'
import { useOrderCells } from './use-order-cells.tsx'

/** Layout of today’s work and of all orders, with the open order beside the list. */
export default function QueueLayout() {
  const { queue: text, keys, screens, roles } = useAdminText()
  const isConsultant = useRole() === 'CONSULTANT'
  const may = useMay()
  const inquiriesQuery = useQuery(waitingInquiries)
  const bookingsQuery = useQuery(upcomingBookings(dayOf(useNow())))
  const { data: inquiries } = inquiriesQuery
  const { data: bookings = [] } = bookingsQuery
  const location = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { orderNumber, bookingId, inquiryId } = useParams()
  const view = isTodayAt(location) ? 'today' : 'orders'
  const checklist = useQuery({ ...opening, enabled: view === 'today' && may(readOpening) })
  const list = useQueue(view, orderNumber ?? bookingId ?? inquiryId ?? null)
  const query = useQueueFilters()
  const { card, columns } = useOrderCells()
  const { nothingFound, nothingFoundText } = text
  const hasOther = bookings.length > 0 || (inquiries?.total ?? 0) > 0
  const nextLink =
    view === 'today'
      ? { to: '/admin/orders', label: text.toOrders }
      : { to: '/admin/products', label: screens.products }

  /** Opens a row for editing; today’s work also lists bookings and inquiries. */
  function edit(row: string) {
    const isInquiry = inquiries?.items.some(({ id }) => id === row)
    if (bookings.some(({ id }) => id === row)) void navigate(todaysBookingAddress(row))
    else if (isInquiry)
      void navigate(todaysInquiryAddress(row), { state: editOnArrival, replace: row === inquiryId })
    else void navigate(reportEditorAddress(row, search))
  }

  return (
    <ListScreen
      list={list}
      labels={{
        ...text[view],
        ...(isConsultant && {
          emptyText: view === 'today' ? roles.without.noWork : roles.without.noOrders,
        }),
        ...(view === 'today' && hasOther && { empty: text.today.noOrders }),
        nothingFound,
        nothingFoundText,
      }}
      idOf={({ order_number }) => order_number}
      filters={
        <>
          {view === 'today' && <MoneyTasksLine />}
          <QueueFilters view={view} />
        </>
      }
      card={card}
      onEdit={edit}
      keys={[
        { keys: ['E'], action: keys.edit },
        { keys: ['←', '→'], action: keys.photos },
        { keys: ['+', '−'], action: keys.zoom },
        { keys: ['R'], action: keys.rotate },
        ...(may(publishReport) ? [{ keys: ['⌘/Ctrl', 'Enter'], action: keys.publish }] : []),
      ]}
      {...(view === 'orders' && {
        columns,
        action: (
          <WorkbookButton
            call={exportOrders}
            fetch={() => download(exportOrders, { query })}
            name="orders"
            label={text.export}
          />
        ),
      })}
      {...(view === 'today' && {
        before: !list.isNarrowed && list.page === 1 && (
          <>
            <Allowed call={readOpening}>
              <OpeningChecklist screenQuery={list.query} />
            </Allowed>
            <TodaysBookings open={bookingId ?? null} />
            <WaitingInquiries open={inquiryId ?? null} />
          </>
        ),
        around: [...(may(readOpening) ? [checklist] : []), inquiriesQuery, bookingsQuery],
      })}
      emptyAction={
        (view === 'today' || may(adminProducts.list)) && (
          <ButtonLink kind="secondary" size="small" to={nextLink.to}>
            {nextLink.label}
          </ButtonLink>
        )
      }
    />
  )
}
