import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadMessages } from '#texts/messages.ts'
import { useSession } from '#web/api/session.ts'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { pageContext } from '#web/page-context.ts'
import { openSurvey, type SurveyStop as Stop } from './open-survey.ts'
import { SurveyForm } from './survey-form.tsx'
import { SurveySkeleton } from './survey-skeleton.tsx'
import { SurveyStop } from './survey-stop.tsx'

export const handle: FrameHandle = { frame: 'task' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext)
  return { title: (await loadMessages(language)).surveys.pageTitle }
}

export const meta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** The questions about a face, for the order in the address or the one last placed here. */
export default function SurveyPage() {
  const [search] = useSearchParams()
  const reader = useSession()?.user.id ?? 'visitor'
  const survey = useQuery(openSurvey(search.get('order'), search.get('token'), String(reader)))
  const [stop, setStop] = useState<Stop>()

  if (stop) return <SurveyStop stop={stop} />
  if (survey.isPending) return <SurveySkeleton />
  if (survey.isError) {
    return (
      <SurveyStop stop="offline" busy={survey.isFetching} onRetry={() => void survey.refetch()} />
    )
  }
  if (survey.data.kind !== 'open') return <SurveyStop stop={survey.data.kind} />
  return <SurveyForm key={survey.data.orderNumber} survey={survey.data} onStop={setStop} />
}
