import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isOffered } from '#consultings/kinds.ts'
import { type KindOnScreen, kindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Question } from '#consultings/question.ts'
import type { AnyQuestionTexts } from '#consultings/question-texts.ts'
import type { Survey } from '#contract/surveys.ts'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { itemNamed } from '#web/surveys/asking.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { chosenOptions, labelOf, type QuestionLabels } from './chosen-options.ts'
import { DrawnChoices } from './drawn-choices.tsx'
import { EarlierAnswer } from './earlier-answer.tsx'

interface SurveyAnswersProps {
  readonly survey: Survey | null
  readonly deadline: string | null
}

/** Shows the survey: each answer with its drawing if there is one, else as text. */
export function SurveyAnswers({ survey, deadline }: SurveyAnswersProps) {
  const text = useAdminText().order.survey
  const format = useFormat()

  if (!survey) {
    return (
      <p className="text-small text-muted">
        {text.none}
        {deadline && ` · ${text.noneUntil(format.dateTime(deadline))}`}
      </p>
    )
  }
  return (
    <>
      {isOffered(survey.consulting_type) ? (
        <KnownAnswers survey={survey} />
      ) : (
        <StoredAnswers survey={survey} />
      )}
      <p className="pt-1 text-tiny text-muted">
        {text.received(format.dateTime(survey.created_at))}
        {survey.changes.map(({ at }) => (
          <span key={at} className="block">
            {text.answersChanged(format.dateTime(at))}
          </span>
        ))}
        <RemovedPhotos survey={survey} />
      </p>
    </>
  )
}

function RemovedPhotos({ survey }: { readonly survey: Survey }) {
  const text = useAdminText().order.survey
  const format = useFormat()
  const names = usePageTexts(photoRequestTexts)
  return survey.removed_photos.map(({ name, removed_at: at }) => (
    <span key={`${name} ${at}`} className="block">
      {text.photoRemoved(nameOfPhoto(names, name), format.dateTime(at))}
    </span>
  ))
}

/** Answers of a kind that no longer exists, with their stored field names. */
function StoredAnswers({ survey }: { readonly survey: object }) {
  const answers = Object.entries(survey).filter(([name]) => !ownFields.has(name))
  const items = answers.map(([term, value]) => ({ term, value: [value].flat().join(' · ') }))
  return <DefinitionList dense items={items} />
}

const ownFields = new Set([
  'order_number',
  'consulting_type',
  'language',
  'left_blank',
  'erased_at',
  'created_at',
  'revision',
  'changes',
  'images',
  'replaced_images',
  'removed_photos',
  'photo_requests',
])

/** Shows the answers once the definition of their kind has loaded. */
function KnownAnswers({ survey }: { readonly survey: Survey }) {
  const { data, isError } = useQuery(kindOnScreen(survey.consulting_type))
  const { loadFailed } = useAdminText()

  if (isError) return <p className="text-small text-clay">{loadFailed}</p>
  return data ? <Answers survey={survey} definition={data} /> : <SkeletonRows rows={4} />
}

interface AnswersProps {
  readonly survey: Survey
  readonly definition: KindOnScreen
}

function Answers({ survey, definition: { questions, texts, drawAnswer } }: AnswersProps) {
  const labels: AnyQuestionTexts = usePageTexts(texts).questions
  const text = useAdminText().order.survey
  const format = useFormat()
  const answers: Readonly<Record<string, unknown>> = survey
  const isBlank = (name: string) => survey.left_blank.includes(name)
  const askedQuestions = Object.entries<Question>(questions).filter(
    ([, { after }]) => !after || answers[after] === true,
  )

  const earlier = earlierAnswers(survey)

  function withEarlier(name: string, question: Question, label: QuestionLabels): ReactNode {
    const answer = answerTo(name, question, label)
    if (!earlier.has(name)) return answer
    return (
      <>
        {answer}
        <EarlierAnswer
          answer={earlier.get(name)}
          question={question}
          label={label}
          language={survey.language}
        />
      </>
    )
  }

  function answerTo(name: string, { form }: Question, label: QuestionLabels): ReactNode {
    if (isBlank(name)) return <span className="text-muted">{text.notAnswered}</span>
    if (answers[name] === null) return text.erased
    if (form === 'text') {
      return <span {...languageAttributes(survey.language)}>{String(answers[name])}</span>
    }
    if ('value' in label) return label.value(format.number(Number(answers[name])))
    const choices = chosenOptions(answers[name]).map((option) => ({
      label: labelOf(label, option),
      picture: drawAnswer(name, option),
    }))
    const drawn = choices.filter(({ picture }) => picture)
    const textOptions = choices.filter(({ picture }) => !picture).map(({ label }) => label)
    return (
      <>
        {drawn.length > 0 && <DrawnChoices choices={drawn} />}
        {textOptions.join(' · ')}
      </>
    )
  }

  return (
    <DefinitionList
      dense
      items={askedQuestions.map(([name, question]) => {
        const label = itemNamed(labels, name)
        return { term: label.name ?? label.title, value: withEarlier(name, question, label) }
      })}
    />
  )
}

/** What each changed question was answered before its last change. */
const earlierAnswers = ({ changes }: Survey): ReadonlyMap<string, unknown> =>
  new Map(changes.toReversed().flatMap(({ before }) => Object.entries(before)))
