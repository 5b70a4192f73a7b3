import { useQuery } from '@tanstack/react-query'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { myNotifications } from './notification-queries.ts'
import { NotificationsEditor } from './notifications-editor.tsx'

/** What the administrator who looks is mailed about, and when. */
export default function NotificationsPage() {
  const text = useAdminText()
  const asked = useQuery(myNotifications)

  return (
    <div className="px-4 pb-16 lg:px-7">
      <title>{text.pageTitle(text.notifications.title)}</title>
      <h1 className={asked.data ? 'sr-only' : 'display-heading pt-4 lg:pt-5'}>
        {text.notifications.title}
      </h1>
      {asked.isError && <LoadProblem of={asked} />}
      {asked.data && <NotificationsEditor settings={asked.data} />}
      {!asked.data && !asked.isError && (
        <Loading>
          <SkeletonText lines={10} className="max-w-(--container-text) pt-8" />
        </Loading>
      )}
    </div>
  )
}
