import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useFormat } from '#web/language/use-format.ts'
import { blobsOf, usePhotos } from '#web/photos/use-photos.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useLeadToProblem } from '#web/ui/use-lead-to-problem.ts'
import { type Answers, type Change, noAnswers } from './answers.ts'
import { findProblems, type Problems, problemsFromServer } from './find-problems.ts'
import type { OpenSurvey, SurveyStop } from './open-survey.ts'
import { useSendSurvey } from './use-send-survey.ts'
import { useSurveyText } from './use-survey-text.ts'

/** Answers, photos and problems of one survey, and what happens when it is sent. */
export function useSurveyForm(survey: OpenSurvey, onStop: (stop: SurveyStop) => void) {
  const text = useSurveyText()
  const format = useFormat()
  const received = useReceived()
  const guest = survey.sender === 'guest'
  const draft = useDraft<Answers>(`survey_draft:${survey.orderNumber}`, (kept) => ({
    ...noAnswers,
    email: survey.email,
    phone: survey.phone,
    ...typed(kept),
    consented: false,
    agreed: false,
  }))
  const photos = usePhotos(survey.orderNumber, MAX_SURVEY_PHOTOS)
  const { send, progress } = useSendSurvey(survey)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const [form, leadToProblem] = useLeadToProblem()

  const change: Change = (part) => {
    draft.change(part)
    setProblems((all) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !(field in part))),
    )
  }

  function stayWith(found: Problems, refusal: ApiRefusal | null) {
    setProblems(found)
    setFailure(refusal)
    leadToProblem()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (progress !== null) return
    const found = findProblems(draft.content, { text, format, guest })
    if (Object.keys(found).length > 0) return stayWith(found, null)

    setFailure(null)
    const blobs = blobsOf(photos.ready)
    const answer = await send(draft.content, blobs)
    if (typeof answer !== 'string') {
      const stop = stopFor(answer, guest)
      return stop ? onStop(stop) : stayWith(problemsFromServer(answer.fields), answer)
    }
    draft.forget()
    photos.forget()
    await received(answer)
  }
  return { form, draft, photos, progress, problems, failure, change, submit }
}

/** An empty field of a draft does not take away what is known otherwise. */
function typed(answers: Answers | null): Partial<Answers> {
  return Object.fromEntries(Object.entries(answers ?? {}).filter(([, value]) => value !== ''))
}

function stopFor(refusal: ApiRefusal, guest: boolean): SurveyStop | null {
  if (isRefusal(refusal, 'SURVEY_EXISTS')) return 'exists'
  if (isRefusal(refusal, 'SURVEY_CLOSED')) return 'closed'
  return isRefusal(refusal, 'ORDER_NOT_FOUND') && !guest ? 'missing' : null
}

/** Says that the survey came and leads on. Source: SRV-04. */
function useReceived() {
  const { title, text, unpaidText, ok } = useSurveyText().done
  const dialogs = useDialogs()
  const navigate = useNavigate()
  return async (status: string) => {
    await dialogs.alert(title, { text: status === 'PAYMENT_PENDING' ? unpaidText : text, ok })
    await navigate('/user/mypage')
  }
}
