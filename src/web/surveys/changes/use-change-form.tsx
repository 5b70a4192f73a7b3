import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ApiRefusal, currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { usePhotos } from '#web/photos/use-photos.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { noInput, type SurveyInput } from '../answers.ts'
import { findProblems, problemsFromServer } from '../find-problems.ts'
import type { OpenSurvey, SurveyStop } from '../open-survey.ts'
import { useAnswering } from '../use-answering.ts'
import type { SurveyFilling } from '../use-survey-form.ts'
import { useSurveyText } from '../use-survey-text.ts'
import {
  hasPhotoChanges,
  type PhotoPlan,
  photoChanges,
  photoConflicts,
  photoPlan,
  photosLeft,
} from './photo-places.ts'
import { ReplacedMeanwhile } from './replaced-meanwhile.tsx'
import { isChanged, type SentSurvey } from './sent-answers.ts'
import { useSendChange } from './use-send-change.ts'

interface ChangedInput extends SurveyInput {
  /** Revision of the survey whose answers are being changed. */
  readonly revision: number
  /** Undefined until photos were changed. */
  readonly photoPlan?: PhotoPlan
}

interface Changing {
  readonly sent: SentSurvey
  readonly onStop: (stop: SurveyStop) => void
  readonly onOutdated: (refusal: ApiRefusal) => void
  readonly outdated: ApiRefusal | null
}

/** Manages a survey that was sent and is being changed. What was typed or chosen survives a reload. */
export function useChangeForm(survey: OpenSurvey, changing: Changing): SurveyFilling {
  const { sent, onStop, onOutdated, outdated } = changing
  const { orderNumber, guestToken, kindScreen } = survey
  const { questions } = kindScreen
  const text = useSurveyText()
  const format = useFormat()
  const kindTexts = usePageTexts(kindScreen.texts)
  const navigate = useNavigate()
  const say = useToast()
  const draft = useDraft<ChangedInput>(`survey_change:${orderNumber}`, (earlier) => ({
    ...noInput,
    answers: sent.answers,
    revision: sent.revision,
    ...earlier,
    // Both were agreed to when the survey was sent.
    consented: true,
    agreed: true,
  }))
  const [opened] = useState(draft.content.photoPlan)
  const photos = usePhotos(
    `survey_change:${orderNumber}`,
    sent.photos.length,
    photosLeft(sent.photos, opened),
  )
  const [openedSlots] = useState(photos.slots)
  const { stayWith, setFailure, ...answering } = useAnswering(draft)
  const { send, progress } = useSendChange(survey)
  const [note, setNote] = useState<string | null>(null)
  const names = kindScreen.photos.map(({ name }) => name)
  const isSaved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done with the photos
  useEffect(() => {
    // A photo that is judged while the page is being left would store the draft again.
    if (photos.slots === openedSlots || isSaved.current) return
    draft.change({ photoPlan: photoPlan(sent.photos, photos.slots, opened) })
  }, [photos.slots])

  function refused(refusal: ApiRefusal) {
    const stop = stopFor(refusal)
    if (stop) return onStop(stop)
    if (refusal.code === 'EDIT_CONFLICT') draft.change({ revision: currentVersion(refusal) })
    if (refusal.code === 'PHOTO_REPLACED') return onOutdated(refusal)
    return stayWith(problemsFromServer(questions, refusal.fields), refusal)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (progress !== null) return
    const { content: input } = draft
    const found = findProblems(input, { questions, kindTexts, text, format, guest: false })
    if (Object.keys(found).length > 0) return stayWith(found, null)
    const changes = photoChanges(names, sent.photos, photos.slots)
    setFailure(null)
    if (!hasPhotoChanges(changes) && !isChanged(questions, sent.answers, input.answers)) {
      return setNote(text.change.unchanged)
    }
    setNote(null)
    const refusal = await send(input, input.revision, changes)
    if (refusal) return refused(refusal)
    isSaved.current = true
    draft.discard()
    await photos.discard()
    say(text.change.saved)
    await navigate(wholeOrderAddress(orderNumber, guestToken))
  }
  const failure = answering.failure ?? outdated
  const underPhotos = (
    <ReplacedMeanwhile
      names={names.map((name) => kindTexts.photos.kinds[name] ?? name)}
      conflicts={photoConflicts(sent.photos, photos.slots, draft.content.photoPlan)}
      onKeep={({ at, photo }) => photos.restore(at, photo)}
    />
  )
  const filling = { draft, photos, progress, isKnown: false, note, submit, underPhotos }
  return { ...answering, ...filling, failure }
}

function stopFor(refusal: ApiRefusal): SurveyStop | null {
  if (isRefusal(refusal, 'SURVEY_IN_WORK')) return 'inWork'
  if (isRefusal(refusal, 'SURVEY_CLOSED')) return 'closed'
  return isRefusal(refusal, 'ORDER_NOT_FOUND') ? 'missing' : null
}
