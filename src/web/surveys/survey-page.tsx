import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { getSite } from '#contract/content.ts'
import { surveyTexts } from '#texts/surveys.ts'
import { AccessPage } from '#web/accounts/access-page.tsx'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { inOwnDocument, pageAbilities } from '#web/layout/page-abilities.ts'
import { titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { openSurvey, type SurveyStop as Stop } from './open-survey.ts'
import { SurveyForm } from './survey-form.tsx'
import { SurveyHeader } from './survey-header.tsx'
import { SurveySkeleton } from './survey-skeleton.tsx'
import { SurveyStop } from './survey-stop.tsx'
import { useSurveyText } from './use-survey-text.ts'

export const handle: FrameHandle = { frame: 'task' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language } = context.get(pageContext)
  const site = await call(getSite, {})
  return { title: surveyTexts[language].pageTitle, photoRetentionDays: site.photo_retention_days }
}

export const meta = titleMeta

/** For the photo coach. */
export const headers = pageAbilities('camera')
export const clientLoader = inOwnDocument

/** Shows the survey of the order in the address, or of the last one placed on this device. */
export default function SurveyPage() {
  const { heading } = useSurveyText()
  const { photoRetentionDays } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const reader = useSession()?.user.id ?? 'visitor'
  const survey = useQuery(openSurvey(search.get('order'), search.get('token'), String(reader)))
  const [stop, setStop] = useState<Stop>()

  if (stop) return <SurveyStop stop={stop} />
  if (survey.isPending) return <SurveySkeleton />
  if (survey.isError && !survey.data) {
    return (
      <SurveyStop
        stop={isRefusal(survey.error, 'OFFLINE') ? 'offline' : 'fault'}
        busy={survey.isFetching}
        onRetry={() => void survey.refetch()}
      />
    )
  }
  if (survey.data.kind === 'mustProve') {
    return (
      <>
        <SurveyHeader backTo="/user/mypage" />
        <AccessPage title={heading} guest={{ orderNumber: survey.data.orderNumber }} />
      </>
    )
  }
  if (survey.data.kind !== 'open') return <SurveyStop stop={survey.data.kind} />
  return (
    <SurveyForm
      key={survey.data.orderNumber}
      survey={survey.data}
      photoRetentionDays={photoRetentionDays}
      onStop={setStop}
    />
  )
}
