import { useId } from 'react'
import { keysOf } from '#domain/collections/records.ts'
import { type PlayChoices, type PlayQuestion, playQuestions } from '#domain/drawings/styles/play.ts'
import { useText } from '#web/language/use-text.ts'
import { PlayPicture } from './play-picture.tsx'
import { usePlayLabel } from './use-play-label.ts'

interface PlayProps {
  readonly choices: PlayChoices
  readonly onChange: (choices: PlayChoices) => void
}

const questions = keysOf(playQuestions)

/**
 * Shows three choices that redraw the woman of the first page; on a phone, where she is out of
 * view, with an extra picture. The survey takes the choices over.
 */
export function Play({ choices, onChange }: PlayProps) {
  const text = useText().content.play
  const label = usePlayLabel(choices)
  const isChosen = Object.keys(choices).length > 0

  return (
    <section
      aria-labelledby="play-title"
      className="pt-6 noscript:hidden md:border-b md:border-ink md:pb-7"
    >
      <div className="flex items-baseline justify-between gap-6">
        <h2 id="play-title" className="text-balance">
          {text.title}
        </h2>
        {isChosen && (
          <button
            type="button"
            onClick={() => onChange({})}
            className="reach shrink-0 text-small text-clay underline underline-offset-4"
          >
            {text.again}
          </button>
        )}
      </div>
      <div className="relative -mx-gutter mt-4 aspect-4/5 overflow-hidden bg-sand md:hidden">
        <PlayPicture choices={choices} label={label} />
      </div>
      <output className="sr-only">{isChosen && label}</output>
      <div className="md:mt-5 md:grid md:grid-cols-[6fr_4fr_4fr] md:gap-6 md:border-t md:border-sand md:pt-3">
        {questions.map((question, at) => (
          <Question
            key={question}
            question={question}
            step={at + 1}
            chosen={choices[question]}
            onChoose={(option) => onChange({ ...choices, [question]: option })}
          />
        ))}
      </div>
    </section>
  )
}

interface QuestionProps {
  readonly question: PlayQuestion
  readonly step: number
  readonly chosen: string | undefined
  readonly onChoose: (option: string) => void
}

function Question({ question, step, chosen, onChoose }: QuestionProps) {
  const { name, options } = useText().content.play[question]
  const labels: Readonly<Record<string, string>> = options
  const group = useId()

  return (
    <fieldset className="border-b border-sand py-4 last:border-b-0 md:border-0 md:py-0">
      <legend className="float-left mb-2 w-full text-tiny text-muted">
        <span aria-hidden="true" className="mr-2 font-strong text-clay">
          {step}
        </span>
        {name}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {playQuestions[question].map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-touch cursor-pointer items-center border border-sand px-3.5 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={group}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
