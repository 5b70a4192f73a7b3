import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { Column, Section } from '#web/ui/page.tsx'
import { answeredCount, questionCount } from './answers.ts'
import { ClosingQuestions } from './closing-questions.tsx'
import type { OpenSurvey } from './open-survey.ts'
import { PhotoConsent } from './photo-consent.tsx'
import { SendBar } from './send-bar.tsx'
import { SurveyHead } from './survey-head.tsx'
import { SurveyHeader } from './survey-header.tsx'
import { SurveyPhotos } from './survey-photos.tsx'
import type { SurveyFilling } from './use-survey-form.ts'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyFormProps {
  readonly survey: OpenSurvey
  /** Days after the order's completion, from the settings. */
  readonly photoRetentionDays: number
  /** What is typed, and how it is sent. */
  readonly filling: SurveyFilling
}

/** The whole survey on one page. What was typed or chosen is stored until it is submitted. */
export function SurveyForm({ survey, photoRetentionDays, filling: it }: SurveyFormProps) {
  const text = useSurveyText()
  const { number } = useFormat()
  const { draft, photos, progress, change } = it
  const { content: input } = draft
  const { kindScreen, sent } = survey
  const isChange = sent !== null
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
        isChange={isChange}
        backTo={
          survey.guestToken || isChange
            ? wholeOrderAddress(survey.orderNumber, survey.guestToken)
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
            isChange={isChange}
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
                {it.underPhotos}
                {!isChange && (
                  <PhotoConsent
                    {...ofForm}
                    kindScreen={kindScreen}
                    retentionDays={photoRetentionDays}
                  />
                )}
              </Section>
            </div>
          </div>
          <div className="lg:col-start-1">
            <LaterQuestions asking={asking} />
            {!isChange && <ClosingQuestions {...ofForm} guest={survey.sender === 'guest'} />}
          </div>
          <SendBar
            failure={it.failure}
            problemCount={wrong > 0 ? text.problems.fields(number(wrong)) : null}
            sending={progress !== null}
            waiting={photos.slots.includes('preparing')}
            progressText={progressText}
            label={isChange ? text.change.save : text.send}
            note={it.note ?? null}
          />
        </form>
      </Column>
    </>
  )
}
