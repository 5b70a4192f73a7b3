import { useQuery } from '@tanstack/react-query'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import { adminSettings } from './settings-queries.ts'

/** Everything that the studio sets for the whole site. */
export default function SettingsPage() {
  const text = useAdminText()
  const asked = useQuery(adminSettings)

  return (
    <div className="px-4 pb-16 lg:px-7">
      <title>{text.pageTitle(text.settings.title)}</title>
      <h1 className="sr-only">{text.settings.title}</h1>
      {asked.isError && <LoadProblem of={asked} />}
      {asked.data && <SettingsEditor settings={asked.data} />}
      {!asked.data && !asked.isError && (
        <Loading>
          <Skeleton className="mt-5 h-9 w-40" />
          <SkeletonText lines={8} className="max-w-(--container-text) pt-8" />
        </Loading>
      )}
    </div>
  )
}
