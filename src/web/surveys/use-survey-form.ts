import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { usePromisedDay } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { blobsOf, namesOfReady, usePhotos } from '#web/photos/use-photos.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { noInput, type SurveyInput } from './answers.ts'
import { findProblems, problemsFromServer } from './find-problems.ts'
import type { OpenSurvey, SurveyStop } from './open-survey.ts'
import { useAnswering } from './use-answering.ts'
import { type SentSurvey, useSendSurvey } from './use-send-survey.ts'
import { useSurveyText } from './use-survey-text.ts'

/** Answers, photos, problems and submission of a survey. */
export type SurveyFilling = ReturnType<typeof useSurveyForm> & {
  /** What to know before another try. */
  readonly note?: string | null
  /** What to know about the photos. */
  readonly underPhotos?: ReactNode
}

/** Manages a survey that is filled in. */
export function useSurveyForm(survey: OpenSurvey, onStop: (stop: SurveyStop) => void) {
  const text = useSurveyText()
  const format = useFormat()
  const received = useReceived()
  const guest = survey.sender === 'guest'
  const { questions, texts } = survey.kindScreen
  const kindTexts = usePageTexts(texts)
  const known = useKnownAnswers(survey.kindScreen)
  const draft = useDraft<SurveyInput>(`survey_draft:${survey.orderNumber}`, (earlier) => ({
    ...noInput,
    answers: known,
    email: survey.email,
    phone: survey.phone,
    ...typed(earlier),
    consented: false,
    agreed: false,
  }))
  const photos = usePhotos(survey.orderNumber, survey.kindScreen.photos.length)
  const { send, progress } = useSendSurvey(survey)
  const { stayWith, setFailure, ...answering } = useAnswering(draft)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (progress !== null) return
    const found = findProblems(draft.content, { questions, kindTexts, text, format, guest })
    if (Object.keys(found).length > 0) return stayWith(found, null)

    setFailure(null)
    const blobs = blobsOf(photos.ready)
    const names = survey.kindScreen.photos.map(({ name }) => name)
    const sent = await send(draft.content, blobs, namesOfReady(photos.slots, names))
    if (sent instanceof ApiRefusal) {
      const stop = stopFor(sent, guest)
      return stop ? onStop(stop) : stayWith(problemsFromServer(questions, sent.fields), sent)
    }
    draft.discard()
    await photos.discard()
    writeStored(storageKeys.play, null)
    await received(sent)
  }
  const isKnown = !draft.restored && Object.keys(known).length > 0
  return { ...answering, draft, photos, progress, isKnown, submit }
}

function useKnownAnswers({ knownAnswers }: OpenSurvey['kindScreen']) {
  const language = useLanguage()
  const [known] = useState(() => knownAnswers?.(language) ?? {})
  return known
}

/** An empty field of a draft does not override known values. */
function typed(earlier: SurveyInput | null): Partial<SurveyInput> {
  return Object.fromEntries(Object.entries(earlier ?? {}).filter(([, value]) => value !== ''))
}

function stopFor(refusal: ApiRefusal, guest: boolean): SurveyStop | null {
  if (isRefusal(refusal, 'SURVEY_EXISTS')) return 'exists'
  if (isRefusal(refusal, 'SURVEY_CLOSED')) return 'closed'
  return isRefusal(refusal, 'ORDER_NOT_FOUND') && !guest ? 'missing' : null
}

/** Confirms the submission and navigates. Source: SRV-04. */
function useReceived() {
  const { title, text, unpaidText, ok } = useSurveyText().done
  const writeDay = usePromisedDay()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  return async ({ due_at: due }: SentSurvey) => {
    await dialogs.alert(title, { text: due ? text(writeDay(due)) : unpaidText, ok })
    await navigate('/user/mypage')
  }
}
