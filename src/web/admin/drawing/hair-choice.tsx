import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { useHairLabels } from './hair-labels.ts'

interface HairChoiceProps {
  readonly name: 'parting' | 'partingSide' | 'fringe' | 'ends' | 'wave' | 'tucked' | 'tied'
  readonly hair: HairParameters
  readonly onChange: (hair: HairParameters) => void
}

/** Chooses one of the values of a hair parameter. */
export function HairChoice({ name, hair, onChange }: HairChoiceProps) {
  const labels = useHairLabels()

  return (
    <ChoiceChips<string>
      legend={labels.label(name)}
      options={hairFields[name].options.map((value) => ({
        value,
        label: labels.option(name, value),
      }))}
      value={hair[name]}
      onChange={(value) => onChange({ ...hair, [name]: value })}
    />
  )
}
