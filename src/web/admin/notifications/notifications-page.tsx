import { useQuery } from '@tanstack/react-query'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { myNotifications } from './notification-queries.ts'
import { NotificationsEditor } from './notifications-editor.tsx'

/** Page of the current administrator’s notification settings. */
export default function NotificationsPage() {
  const text = useAdminText()
  const query = useQuery(myNotifications)

  return (
    <div className="px-4 pb-16 lg:px-7">
      <title>{text.pageTitle(text.notifications.title)}</title>
      <h1 className={query.data ? 'sr-only' : 'display-heading pt-4 lg:pt-5'}>
        {text.notifications.title}
      </h1>
      {query.isError && <LoadProblem query={query} />}
      {query.data && <NotificationsEditor settings={query.data} />}
      {!query.data && !query.isError && (
        <Loading>
          <SkeletonText lines={10} className="max-w-(--container-text) pt-8" />
        </Loading>
      )}
    </div>
  )
}
