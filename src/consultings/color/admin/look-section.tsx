import { useMemo } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { ChoiceChips } from '#web/admin/drawing/choice-chips.tsx'
import { LivePortrait } from '#web/admin/drawing/live-portrait.tsx'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import type { FieldName } from '#web/admin/report/field-name.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { drawLook } from '../draw-customer.ts'
import {
  type ColorContent,
  type Look,
  lengths,
  MAX_STEPS,
  type Occasion,
} from '../report-content.ts'
import { minutesProblem, parseMinutes } from './parse-minutes.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

interface LookSectionProps extends Omit<ReportFieldsProps<ColorContent>, 'survey'> {
  readonly occasion: Occasion
}

const wornAreas = ['lip', 'cheek', 'eye'] as const

/** Edits one make-up look: its duration, the shades that the drawn face wears, and its steps. */
export function LookSection({ occasion, content, onChange, problemOf }: LookSectionProps) {
  const { sections, look: labels, areas } = useColorAdminText()
  const language = useLanguage()
  const look = content.looks[occasion]
  const set = (change: Partial<Look>) =>
    onChange((it) => ({
      ...it,
      looks: { ...it.looks, [occasion]: { ...it.looks[occasion], ...change } },
    }))
  const title = sections.look[occasion]

  return (
    <EditorSection title={title}>
      <div className="grid gap-x-7 gap-y-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <Face content={content} occasion={occasion} />
        <div className="min-w-0 space-y-4">
          <TextField
            label={labels.minutes}
            name={`looks.${occasion}.minutes`}
            optional
            inputMode="numeric"
            autoComplete="off"
            value={look.minutes ?? ''}
            onChange={({ target }) => set({ minutes: parseMinutes(target.value) })}
            problem={minutesProblem(look.minutes) ? labels.minutesProblem : null}
          />
          {wornAreas.map((area) => {
            const { shades } = content.make_up[area]
            return (
              shades.length > 1 && (
                <ChoiceChips
                  key={area}
                  legend={labels.worn(areas[area])}
                  options={shades.map(({ hex, names }, at) => ({
                    value: String(at),
                    label: (
                      <>
                        <span
                          aria-hidden="true"
                          className="mr-2 size-4 rounded-full forced-color-adjust-none"
                          style={{ background: hex }}
                        />
                        {names[language] || hex}
                      </>
                    ),
                  }))}
                  value={String(look[area])}
                  onChange={(place) => set({ [area]: Number(place) })}
                />
              )
            )
          })}
        </div>
      </div>
      <Steps
        name={`looks.${occasion}.steps`}
        steps={look.steps}
        problemOf={problemOf}
        onChange={(steps) => set({ steps })}
      />
    </EditorSection>
  )
}

function Face({ content, occasion }: Pick<LookSectionProps, 'content' | 'occasion'>) {
  const { drawn, make_up, looks, best } = content
  const portrait = useMemo(
    () =>
      portraitOf({
        ...drawLook({ drawn, make_up, looks, best }, occasion),
        picture: { frame: 'face', detail: 'medium' },
      }),
    [drawn, make_up, looks, occasion, best],
  )
  return (
    <div className="aspect-[4/5] bg-fill pt-2">
      <LivePortrait portrait={portrait} />
    </div>
  )
}

interface StepsProps {
  readonly name: FieldName
  readonly steps: readonly string[]
  readonly problemOf: (field: FieldName) => string | null
  readonly onChange: (steps: string[]) => void
}

function Steps({ name, steps, problemOf, onChange }: StepsProps) {
  const labels = useColorAdminText().look
  const { number } = useFormat()

  return (
    <div className="space-y-3 pt-5">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their number alone
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3">
          <CountedField
            label={labels.step(number(at + 1))}
            name={`${name}.${at}`}
            optional={at > 0}
            limit={lengths.step}
            problem={problemOf(`${name}.${at}`)}
            value={step}
            onChange={(next) => onChange(steps.map((own, place) => (place === at ? next : own)))}
          />
          {steps.length > 1 && (
            <button
              type="button"
              aria-label={labels.removeStep(labels.step(number(at + 1)))}
              onClick={() => onChange(steps.filter((_, place) => place !== at))}
              className="flex size-touch items-center justify-center"
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
      ))}
      {steps.length < MAX_STEPS && (
        <Button kind="quiet" size="small" onClick={() => onChange([...steps, ''])}>
          {labels.addStep}
        </Button>
      )}
    </div>
  )
}
