import { textLengths } from '#domain/limits/limits.ts'
import { discoveryChannels } from '#domain/surveys/survey-options.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Answers, Change } from './answers.ts'
import type { Problems } from './find-problems.ts'
import { useSurveyText } from './use-survey-text.ts'

export interface QuestionsProps {
  readonly answers: Answers
  readonly change: Change
  readonly problems: Problems
}

/** What no mirror shows. */
export function PersonQuestions({ answers, change, problems }: QuestionsProps) {
  const { choices, ...text } = useSurveyText()

  return (
    <>
      <Section title={text.body.title} hint={text.body.hint}>
        <div className="grid grid-cols-2 gap-6">
          <TextField
            label={text.body.height}
            inputMode="decimal"
            autoComplete="off"
            value={answers.height}
            onChange={({ target }) => change({ height: target.value })}
            problem={problems.height}
          />
          <TextField
            aria-required={false}
            label={text.body.weight}
            hint={text.body.weightHint}
            inputMode="decimal"
            autoComplete="off"
            value={answers.weight}
            onChange={({ target }) => change({ weight: target.value })}
            problem={problems.weight}
          />
        </div>
      </Section>
      <Section>
        <ChoiceTiles
          heading
          columns={2}
          legend={text.before.title}
          value={answers.hadOther === null ? null : answers.hadOther ? 'yes' : 'no'}
          onChange={(said) => change({ hadOther: said === 'yes' })}
          tiles={[
            { value: 'yes', label: text.before.yes },
            { value: 'no', label: text.before.no },
          ]}
        />
        {answers.hadOther && (
          <div className="mt-5 max-w-60">
            <TextField
              aria-required={false}
              label={text.before.count}
              inputMode="numeric"
              autoComplete="off"
              value={answers.otherCount}
              onChange={({ target }) => change({ otherCount: target.value })}
              problem={problems.otherCount}
            />
          </div>
        )}
      </Section>
      <Section title={text.note.title} hint={text.note.hint}>
        <TextArea
          label={text.note.label}
          limit={textLengths.surveyNote}
          value={answers.note}
          onChange={({ target }) => change({ note: target.value })}
          problem={problems.note}
        />
      </Section>
      <Section>
        <ChoiceTiles
          heading
          legend={text.discovery.title}
          hint={text.discovery.hint}
          value={answers.discovery}
          onChange={(discovery) => change({ discovery })}
          tiles={discoveryChannels.map((value) => ({ value, label: choices.discovery[value] }))}
        />
      </Section>
    </>
  )
}
