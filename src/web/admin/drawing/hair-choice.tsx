import { memo } from 'react'
import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { useHairLabels } from './hair-labels.ts'
import type { ChangeHair } from './use-hair.ts'

interface HairChoiceProps {
  readonly name: 'parting' | 'partingSide' | 'fringe' | 'ends' | 'wave' | 'tucked' | 'tied'
  readonly value: string
  readonly onChange: ChangeHair
}

/** Chooses one of the values of a hair parameter. Memoized against changes of others. */
export const HairChoice = memo(function HairChoice({ name, value, onChange }: HairChoiceProps) {
  const labels = useHairLabels()

  return (
    <ChoiceChips<string>
      legend={labels.label(name)}
      options={hairFields[name].options.map((option) => ({
        value: option,
        label: labels.option(name, option),
      }))}
      value={value}
      onChange={(next) => onChange((hair) => ({ ...hair, [name]: next }))}
    />
  )
})
