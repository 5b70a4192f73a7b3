import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { guestOrderAddress } from '#web/orders/order-addresses.ts'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { Column, Section } from '#web/ui/page.tsx'
import { answeredCount, questionCount } from './answers.ts'
import { ClosingQuestions } from './closing-questions.tsx'
import type { OpenSurvey, SurveyStop } from './open-survey.ts'
import { PhotoConsent } from './photo-consent.tsx'
import { SendBar } from './send-bar.tsx'
import { SurveyHead } from './survey-head.tsx'
import { SurveyHeader } from './survey-header.tsx'
import { SurveyPhotos } from './survey-photos.tsx'
import { useSurveyForm } from './use-survey-form.ts'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyFormProps {
  readonly survey: OpenSurvey
  /** Days after the order's completion, from the settings. */
  readonly photoRetentionDays: number
  readonly onStop: (stop: SurveyStop) => void
}

/** The whole survey on one page. What was typed or chosen is stored until it is submitted. */
export function SurveyForm({ survey, photoRetentionDays, onStop }: SurveyFormProps) {
  const text = useSurveyText()
  const { number } = useFormat()
  const it = useSurveyForm(survey, onStop)
  const { draft, photos, progress, change } = it
  const { content: input } = draft
  const { kindScreen } = survey
  const { questions, texts, FirstQuestions, LaterQuestions } = kindScreen
  const answered = answeredCount(questions, input, photos.ready.length)
  const wrong = Object.keys(it.problems).length
  const progressText = text.progress(number(answered), number(questionCount(kindScreen)))
  const ofForm = { input, change, problems: it.problems }
  const asking = {
    questions,
    texts: usePageTexts(texts).questions,
    answers: input.answers,
    answer: it.answer,
    problems: it.problems,
  }

  return (
    <>
      <SurveyHeader
        backTo={
          survey.guestToken
            ? guestOrderAddress(survey.orderNumber, survey.guestToken)
            : '/user/mypage'
        }
        note={<DraftNote {...draft} />}
      />
      <Column width="column">
        <form
          ref={it.form}
          noValidate
          onSubmit={(event) => void it.submit(event)}
          className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16"
        >
          <SurveyHead
            kindScreen={kindScreen}
            answered={answered}
            progressText={progressText}
            restored={draft.restored}
            isKnown={it.isKnown}
            order={survey.order}
          />
          <div className="border-t border-ink lg:col-start-1">
            <FirstQuestions asking={asking} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:flex lg:items-end">
            {/* As high as the window above the send bar; higher content sticks with its end visible. */}
            <div className="lg:sticky lg:bottom-24 lg:min-h-[calc(100dvh-7rem)] lg:w-full">
              <Section>
                <SurveyPhotos
                  kindScreen={kindScreen}
                  photos={photos}
                  progress={progress}
                  retentionDays={photoRetentionDays}
                />
                <PhotoConsent
                  {...ofForm}
                  kindScreen={kindScreen}
                  retentionDays={photoRetentionDays}
                />
              </Section>
            </div>
          </div>
          <div className="lg:col-start-1">
            <LaterQuestions asking={asking} />
            <ClosingQuestions {...ofForm} guest={survey.sender === 'guest'} />
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
