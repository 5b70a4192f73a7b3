import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { getSite } from '#contract/content.ts'
import { surveyTexts } from '#texts/surveys.ts'
import { AccessPage } from '#web/accounts/access-page.tsx'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { inOwnDocument, pageAbilities } from '#web/layout/page-abilities.ts'
import { titleMeta } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { ChangeAnswers } from './changes/change-answers.tsx'
import { NewSurvey } from './new-survey.tsx'
import { openSurvey, type SurveyStop as Stop } from './open-survey.ts'
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

/**
 * Shows the survey of the order in the address, or of the last one placed on this device: to fill it in,
 * or with `change` to change what was sent.
 */
export default function SurveyPage() {
  const { heading } = useSurveyText()
  const { photoRetentionDays } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const reader = useSession()?.user.id ?? 'visitor'
  const isChange = search.has('change')
  const asked = { order: search.get('order'), token: search.get('token'), isChange }
  const survey = useQuery(openSurvey(asked, String(reader)))
  const [stop, setStop] = useState<Stop>()
  const [outdated, setOutdated] = useState<ApiRefusal | null>(null)

  if (stop) return <SurveyStop stop={stop} />
  // The outdated form must go at once: a photo that it still judges would be stored again.
  if (survey.isPending || (outdated && survey.isFetching))
    return <SurveySkeleton isChange={isChange} />
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
        <SurveyHeader backTo="/user/mypage" isChange={isChange} />
        <AccessPage title={heading} guest={{ orderNumber: survey.data.orderNumber }} />
      </>
    )
  }
  if (survey.data.kind !== 'open') return <SurveyStop stop={survey.data.kind} />
  const { orderNumber, sent } = survey.data
  const shared = { survey: survey.data, photoRetentionDays, onStop: setStop }
  if (!sent) return <NewSurvey key={orderNumber} {...shared} />
  return (
    <ChangeAnswers
      key={orderNumber}
      {...shared}
      sent={sent}
      outdated={outdated}
      onOutdated={(refusal) => {
        setOutdated(refusal)
        void survey.refetch()
      }}
    />
  )
}
