import { useFormat } from '#web/language/use-format.ts'
import { guestOrderAddress } from '#web/orders/order-addresses.ts'
import { KeptNote } from '#web/ui/kept-note.tsx'
import { Column, Section } from '#web/ui/page.tsx'
import { answeredCount, QUESTIONS } from './answers.ts'
import { ClosingQuestions } from './closing-questions.tsx'
import { FaceQuestions } from './face-questions.tsx'
import type { OpenSurvey, SurveyStop } from './open-survey.ts'
import { PersonQuestions } from './person-questions.tsx'
import { PhotoConsent } from './photo-consent.tsx'
import { SendBar } from './send-bar.tsx'
import { SurveyHead } from './survey-head.tsx'
import { SurveyPhotos } from './survey-photos.tsx'
import { SurveyTop } from './survey-top.tsx'
import { useSurveyForm } from './use-survey-form.ts'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyFormProps {
  readonly survey: OpenSurvey
  /** After the order's completion, by the settings. */
  readonly photoRetentionDays: number
  readonly onStop: (stop: SurveyStop) => void
}

/** The whole survey on one page: nothing typed or chosen is lost before it was received. */
export function SurveyForm({ survey, photoRetentionDays, onStop }: SurveyFormProps) {
  const text = useSurveyText()
  const { number } = useFormat()
  const it = useSurveyForm(survey, onStop)
  const { draft, photos, progress, change } = it
  const { content: answers } = draft
  const answered = answeredCount(answers, photos.ready.length)
  const wrong = Object.keys(it.problems).length
  const progressText = text.progress(number(answered), number(QUESTIONS))
  const questions = { answers, change, problems: it.problems }

  return (
    <>
      <SurveyTop
        backTo={
          survey.guestToken
            ? guestOrderAddress(survey.orderNumber, survey.guestToken)
            : '/user/mypage'
        }
        note={<KeptNote {...draft} />}
      />
      <Column width="column">
        <form
          ref={it.form}
          noValidate
          onSubmit={(event) => void it.submit(event)}
          className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16"
        >
          <SurveyHead
            answered={answered}
            progressText={progressText}
            restored={draft.restored}
            order={survey.order}
          />
          <div className="border-t border-ink lg:col-start-1">
            <FaceQuestions answers={answers} change={change} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
            <div className="lg:sticky lg:top-4">
              <Section>
                <SurveyPhotos
                  photos={photos}
                  progress={progress}
                  retentionDays={photoRetentionDays}
                />
                <PhotoConsent {...questions} retentionDays={photoRetentionDays} />
              </Section>
            </div>
          </div>
          <div className="lg:col-start-1">
            <PersonQuestions {...questions} />
            <ClosingQuestions {...questions} guest={survey.sender === 'guest'} />
          </div>
          <SendBar
            failure={it.failure}
            problemCount={wrong > 0 ? text.problems.fields(number(wrong)) : null}
            sending={progress !== null}
            waiting={photos.slots.includes('preparing')}
            progressText={progressText}
          />
        </form>
      </Column>
    </>
  )
}
