import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { getSettings } from '#contract/admin-settings.ts'
import { itemAt } from '#domain/collections/lists.ts'
import { dayAfter } from '#web/bookings/month-grid.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { KeysHelp } from '../frame/keys-help.tsx'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Allowed } from '../frame/role.tsx'
import { useNow } from '../frame/use-now.ts'
import { changeSearch } from '../list/list-address.ts'
import { ListHead } from '../list/list-head.tsx'
import { Panes } from '../list/panes.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { useWindowFits } from '../list/use-window-fits.ts'
import { bookingHours, bookingsBetween } from './booking-queries.ts'
import { DayList } from './day-list.tsx'
import { OpenedBooking } from './opened-booking.tsx'
import { dayOf, toBookingHours, weekOf } from './week.ts'
import { WeekCalendar } from './week-calendar.tsx'
import { WeekHead } from './week-head.tsx'

/** Window width from which the days of a week fit side by side. */
const WEEK_FROM = '48rem'
const A_WEEK = 7
const dayField = z.iso.date()

/** Calendar of a week, or of a day on a phone, with the open booking beside it. */
export default function BookingsPage() {
  const text = useAdminText()
  const labels = text.bookings
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const region = useRef<HTMLElement>(null)
  const isWide = useWindowFits(WEEK_FROM)
  const today = dayOf(useNow())
  const day = dayField.safeParse(search.get('day')).data ?? today
  const days = weekOf(day)
  const isWhole = search.get('cancelled') === 'true'
  const open = search.get('open')
  const closed = `?${changeSearch(search, { open: null })}`
  const hours = useQuery(bookingHours)
  const query = useQuery(bookingsBetween(itemAt(days, 0), itemAt(days, -1)))
  const [failed, ...failedToo] = [query, hours].filter(({ isError }) => isError)
  const bookings = query.data?.filter(({ status }) => isWhole || status === 'BOOKED')
  const goTo = (to: string | null) => () =>
    void navigate(`?${changeSearch(search, { day: to, open: null })}`, { preventScrollReset: true })
  useListKeys({
    list: region,
    open,
    onClose: () => void navigate(closed, { preventScrollReset: true }),
    more: {
      ArrowLeft: goTo(dayAfter(day, -A_WEEK)),
      ArrowRight: goTo(dayAfter(day, A_WEEK)),
      t: goTo(null),
    },
  })

  const shown = {
    today,
    hours: hours.data && toBookingHours(hours.data),
    bookings: bookings ?? [],
    open,
  }
  const addressOf = (id: string) => `?${changeSearch(search, { open: id })}`
  return (
    <>
      <title>{text.pageTitle(labels.title)}</title>
      <Panes
        listRef={region}
        listLabel={labels.list}
        open={open}
        isAlone={open === null}
        isListWide
        backTo={closed}
        detail={
          open && (
            <OpenedBooking
              key={open}
              id={open}
              fromList={query.data?.find(({ id }) => id === open)}
              backTo={closed}
            />
          )
        }
        head={
          <ListHead
            title={labels.title}
            action={
              <Allowed call={getSettings}>
                <ButtonLink kind="quiet" size="small" to="/admin/bookings/hours">
                  {labels.hours}
                </ButtonLink>
              </Allowed>
            }
          >
            <WeekHead {...{ today, day, days, isWhole }} bookings={bookings} isWeek={isWide} />
          </ListHead>
        }
        list={
          <>
            {failed && (
              <div className="px-4 lg:px-5.5">
                <LoadProblem query={failed} also={failedToo} />
              </div>
            )}
            {shown.hours && bookings ? (
              <div aria-busy={query.isPlaceholderData}>
                {isWide ? (
                  <WeekCalendar {...shown} hours={shown.hours} days={days} addressOf={addressOf} />
                ) : (
                  <DayList {...shown} hours={shown.hours} day={day} addressOf={addressOf} />
                )}
              </div>
            ) : (
              !failed && <CalendarSkeleton isWeek={isWide} />
            )}
            <KeysHelp
              more={[
                { keys: ['←', '→'], action: labels.keys.weeks },
                { keys: ['T'], action: labels.keys.thisWeek },
              ]}
            />
          </>
        }
      />
    </>
  )
}

const CalendarSkeleton = ({ isWeek }: { readonly isWeek: boolean }) => (
  <Loading>
    {isWeek ? (
      <div className="grid grid-cols-7 gap-2 px-5.5 pt-4 pl-16">
        {weekOf('2026-11-02').map((day) => (
          <Skeleton key={day} className="h-[32rem]" />
        ))}
      </div>
    ) : (
      <div className="space-y-3 p-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    )}
  </Loading>
)
