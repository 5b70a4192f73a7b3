import type { ReactNode } from 'react'
import type { Question as QuestionOf } from '#consultings/question.ts'
import { ChoicePictures, type PictureColumns } from '#web/ui/choice-pictures.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { isShown } from './answers.ts'
import { type Asking, itemNamed } from './asking.ts'

interface QuestionProps {
  readonly asking: Asking
  readonly name: string
  /** Number of columns of tiles. */
  readonly columns?: 2 | 3 | 4 | 'thirds'
  /** Draws an option. */
  readonly picture?: (option: string) => ReactNode
  /** Columns of pictures that fill their tiles, with labels below. */
  readonly pictures?: PictureColumns
}

/** Shows a question by its form: tiles to choose from, or a text field. */
export function Question(props: QuestionProps) {
  const { asking, name } = props
  const question = itemNamed(asking.questions, name)
  if (!isShown(question, asking)) return null
  if ('options' in question) return <Choice {...props} options={question.options} />
  if (question.form === 'yesNo') return <Choice {...props} options={['yes', 'no']} />
  return <Field asking={asking} name={name} question={question} />
}

function Choice({
  asking,
  name,
  options,
  columns,
  picture,
  pictures,
}: QuestionProps & { readonly options: readonly string[] }) {
  const texts = itemNamed(asking.texts, name)
  const typed = asking.answers[name]
  const labels: Readonly<Record<string, string>> = 'options' in texts ? texts.options : {}
  const shared = {
    heading: true,
    legend: texts.title,
    hint: texts.hint,
    problem: asking.problems[name],
    tiles: options.map((value) => ({
      value,
      label: labels[value] ?? value,
      ...(picture && { picture: picture(value) }),
    })),
  }
  const question = itemNamed(asking.questions, name)
  const chosen =
    question.form === 'several'
      ? ({
          several: true,
          value: typeof typed === 'string' ? [] : (typed ?? []),
          onChange: (all: string[]) => asking.answer(name, withoutRest(all, question.none)),
        } as const)
      : ({
          value: typeof typed === 'string' ? typed : null,
          onChange: (it: string) => asking.answer(name, it),
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

interface FieldProps {
  readonly asking: Asking
  readonly name: string
  readonly question: Exclude<QuestionOf, { form: 'choice' | 'several' | 'yesNo' }>
}

function Field({ asking, name, question }: FieldProps) {
  const texts = itemNamed(asking.texts, name)
  const typed = asking.answers[name]
  const field = {
    label: 'label' in texts ? texts.label : texts.title,
    value: typeof typed === 'string' ? typed : '',
    problem: asking.problems[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      asking.answer(name, target.value),
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
