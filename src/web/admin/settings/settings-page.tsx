import { useQuery } from '@tanstack/react-query'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { OpeningChecklist } from '../opening/opening-checklist.tsx'
import { opening } from '../opening/opening-queries.ts'
import { SettingsEditor } from './settings-editor.tsx'
import { adminSettings } from './settings-queries.ts'

/**
 * Page of the settings. The form has the title itself; while it is missing, the page shows the
 * title, so that a load error has a heading.
 */
export default function SettingsPage() {
  const text = useAdminText()
  const query = useQuery(adminSettings)
  const checklist = useQuery(opening)

  return (
    <div className="px-4 pb-16 lg:px-7">
      <title>{text.pageTitle(text.settings.title)}</title>
      <h1 className={query.data ? 'sr-only' : 'display-heading pt-4 lg:pt-5'}>
        {text.settings.title}
      </h1>
      {query.isError && <LoadProblem query={query} also={[checklist]} />}
      {query.data && <SettingsEditor settings={query.data} />}
      <div className="max-w-(--container-text) pt-24">
        <OpeningChecklist always screenQuery={query} />
      </div>
      {!query.data && !query.isError && (
        <Loading>
          <SkeletonText lines={8} className="max-w-(--container-text) pt-8" />
        </Loading>
      )}
    </div>
  )
}
