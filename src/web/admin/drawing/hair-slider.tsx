import { memo, useId } from 'react'
import type { Amount } from '#domain/drawings/parameters/field.ts'
import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'
import { useHairLabels } from './hair-labels.ts'
import type { ChangeHair } from './use-hair.ts'

type AmountName = {
  [K in keyof HairParameters]: (typeof hairFields)[K] extends Amount ? K : never
}[keyof HairParameters]

interface HairSliderProps {
  readonly name: AmountName
  readonly value: number
  readonly onChange: ChangeHair
}

/** Half a centimetre for lengths in mm; five percent for other amounts. */
const STEP = 5
/** Rounds a bound to a multiple of STEP, so that whole centimetres can be chosen. */
const inSteps = (bound: number) => Math.trunc(bound / STEP) * STEP

/**
 * Slider for a hair parameter, with its name and its value in words. Memoized, since another one moves
 * most of the time.
 */
export const HairSlider = memo(function HairSlider({ name, value, onChange }: HairSliderProps) {
  const labels = useHairLabels()
  const id = useId()
  const field = hairFields[name]
  const words = labels.value(name, value)

  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <label htmlFor={id} className="text-muted">
          {labels.label(name)}
        </label>
        <output htmlFor={id} aria-live="off" className="figures font-strong">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={inSteps(field.min)}
        max={inSteps(field.max)}
        step={STEP}
        value={value}
        aria-valuetext={words}
        onChange={({ target: { value: next } }) =>
          onChange((hair) => ({ ...hair, [name]: Number(next) }), true)
        }
        className="block h-touch w-full accent-clay"
      />
    </div>
  )
})
