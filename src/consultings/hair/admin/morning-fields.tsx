import { memo } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { ChoiceChips } from '#web/admin/drawing/choice-chips.tsx'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import {
  emptyStep,
  type HairContent,
  lengths,
  MAX_MORNING_STEPS,
  type MorningStep,
  morningMotions,
} from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'

interface MorningFieldsProps
  extends Pick<ReportFieldsProps<HairContent>, 'onChange' | 'problemOf'> {
  readonly morning: HairContent['morning']
}

/** Edits how the hair is styled at home: up to three steps, each with its drawing. */
export const MorningFields = memo(function MorningFields({
  morning,
  onChange,
  problemOf,
}: MorningFieldsProps) {
  const { editor, report } = useHairText()
  const labels = editor.morning
  const { number } = useFormat()
  const set = (steps: MorningStep[]) => onChange((it) => ({ ...it, morning: steps }))
  const change = (at: number, part: Partial<MorningStep>) =>
    set(morning.map((step, place) => (place === at ? { ...step, ...part } : step)))

  return (
    <div className="space-y-8">
      {morning.map((step, at) => {
        const name = labels.step(number(at + 1))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their number alone
          <fieldset key={at}>
            <div className="flex min-h-touch items-center justify-between gap-4">
              <legend className="float-left text-small font-strong">{name}</legend>
              {morning.length > 1 && (
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => set(morning.filter((_, place) => place !== at))}
                >
                  {labels.remove(name)}
                </Button>
              )}
            </div>
            <div className="space-y-4">
              <ChoiceChips
                legend={labels.motion}
                options={morningMotions.map((value) => ({ value, label: report.motions[value] }))}
                value={step.motion}
                onChange={(motion) => change(at, { motion })}
              />
              <CountedField
                label={labels.title}
                name={`morning.${at}.title`}
                limit={lengths.stepTitle}
                problem={problemOf(`morning.${at}.title`)}
                value={step.title}
                onChange={(title) => change(at, { title })}
              />
              <CountedField
                label={labels.text}
                name={`morning.${at}.text`}
                optional
                limit={lengths.stepText}
                value={step.text}
                onChange={(text) => change(at, { text })}
              />
            </div>
          </fieldset>
        )
      })}
      {morning.length < MAX_MORNING_STEPS && (
        <Button kind="quiet" size="small" onClick={() => set([...morning, emptyStep])}>
          {labels.add}
        </Button>
      )}
    </div>
  )
})
