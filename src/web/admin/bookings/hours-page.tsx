import { useQuery } from '@tanstack/react-query'
import { setBookingHours } from '#contract/admin-bookings.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { useMay } from '../frame/role.tsx'
import { bookingHours } from './booking-queries.ts'
import { HoursEditor } from './hours-editor.tsx'

/**
 * Page of the consultation hours: weekly hours, special days, slot length and parallel
 * consultations.
 */
export default function HoursPage() {
  const text = useAdminText()
  const labels = text.bookings.hoursPage
  const canChange = useMay()(setBookingHours)
  const query = useQuery(bookingHours)

  return (
    <div className="px-4 pt-4 pb-28 lg:px-5.5">
      <title>{text.pageTitle(labels.title)}</title>
      <BackLink to="/admin/bookings">{labels.back}</BackLink>
      <h1 className="pt-3 pb-1 font-display text-[1.3125rem] font-light">{labels.title}</h1>
      <p className="pb-4 text-small text-muted">{labels.intro}</p>
      {query.isError && <LoadProblem query={query} />}
      {query.data && (
        <fieldset disabled={!canChange} className="disabled:[&_button]:hidden">
          <HoursEditor saved={query.data} />
        </fieldset>
      )}
      {!query.data && !query.isError && (
        <Loading>
          <Skeleton className="h-72 w-full max-w-(--container-text)" />
          <SkeletonText lines={4} className="max-w-(--container-form) pt-6" />
        </Loading>
      )}
    </div>
  )
}
