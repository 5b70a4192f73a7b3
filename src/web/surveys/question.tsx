import { memo, type ReactNode } from 'react'
import type { Question as QuestionOf } from '#consultings/question.ts'
import type { AnyQuestionTexts } from '#consultings/question-texts.ts'
import { ChoicePictures, type PictureColumns } from '#web/ui/choice-pictures.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { isShown, type Typed } from './answers.ts'
import { type Asking, itemNamed } from './asking.ts'

interface Look {
  /** Number of columns of tiles. */
  readonly columns?: 2 | 3 | 4 | 'thirds'
  /** Draws an option of a question; the same function in each rendering. */
  readonly picture?: (name: string, option: string) => ReactNode
  /** Columns of pictures that fill their tiles, with labels below. */
  readonly pictures?: PictureColumns
}

interface QuestionProps extends Look {
  readonly asking: Asking
  readonly name: string
}

/** Shows a question by its form: tiles to choose from, or a text field. */
export function Question({ asking, name, ...look }: QuestionProps) {
  const question = itemNamed(asking.questions, name)
  if (!isShown(question, asking)) return null
  return (
    <Asked
      {...look}
      name={name}
      question={question}
      texts={itemNamed(asking.texts, name)}
      typed={asking.answers[name]}
      problem={asking.problems[name]}
      answer={asking.answer}
    />
  )
}

interface AskedProps extends Look {
  readonly name: string
  readonly question: QuestionOf
  readonly texts: AnyQuestionTexts[string]
  readonly typed: Typed | undefined
  readonly problem: string | undefined
  readonly answer: Asking['answer']
}

/** Memoized, so that a letter renders only the question that it is typed into. */
const Asked = memo(function Asked(props: AskedProps) {
  const { question } = props
  if ('options' in question) return <Choice {...props} options={question.options} />
  if (question.form === 'yesNo') return <Choice {...props} options={['yes', 'no']} />
  return <Field {...props} question={question} />
})

function Choice({
  name,
  question,
  texts,
  typed,
  problem,
  answer,
  options,
  columns,
  picture,
  pictures,
}: AskedProps & { readonly options: readonly string[] }) {
  const labels: Readonly<Record<string, string>> = 'options' in texts ? texts.options : {}
  const shared = {
    heading: true,
    legend: texts.title,
    hint: texts.hint,
    problem,
    tiles: options.map((value) => ({
      value,
      label: labels[value] ?? value,
      ...(picture && { picture: picture(name, value) }),
    })),
  }
  const chosen =
    question.form === 'several'
      ? ({
          several: true,
          value: typeof typed === 'string' ? [] : (typed ?? []),
          onChange: (all: string[]) => answer(name, withoutRest(all, question.none)),
        } as const)
      : ({
          value: typeof typed === 'string' ? typed : null,
          onChange: (it: string) => answer(name, it),
        } as const)
  return pictures ? (
    <ChoicePictures {...shared} {...chosen} columns={pictures} />
  ) : (
    <ChoiceTiles {...shared} {...chosen} {...(columns && { columns })} />
  )
}

/** “None of them” and the other options exclude each other; the last choice wins. */
function withoutRest(all: readonly string[], none: string | undefined): string[] {
  if (!none || !all.includes(none)) return [...all]
  return all.at(-1) === none ? [none] : all.filter((each) => each !== none)
}

interface FieldProps extends AskedProps {
  readonly question: Exclude<QuestionOf, { form: 'choice' | 'several' | 'yesNo' }>
}

function Field({ name, question, texts, typed, problem, answer }: FieldProps) {
  const field = {
    label: 'label' in texts ? texts.label : texts.title,
    value: typeof typed === 'string' ? typed : '',
    problem,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      answer(name, target.value),
  }
  // A text question's title and hint are in its section.
  if (question.form === 'text') {
    return (
      <TextArea
        {...field}
        limit={question.maxLength}
        {...(!question.required && { 'aria-required': false, rows: 3 })}
      />
    )
  }
  return (
    <TextField
      {...field}
      {...(!question.required && { 'aria-required': false })}
      hint={texts.hint}
      inputMode={question.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  )
}
