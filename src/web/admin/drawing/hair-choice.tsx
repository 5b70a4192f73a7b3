import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { useHairWords } from './hair-words.ts'

interface HairChoiceProps {
  readonly name: 'parting' | 'partingSide' | 'fringe' | 'ends' | 'wave' | 'tucked' | 'tied'
  readonly hair: HairParameters
  readonly onChange: (hair: HairParameters) => void
}

/** One of the values that a parameter of hair can have. */
export function HairChoice({ name, hair, onChange }: HairChoiceProps) {
  const words = useHairWords()

  return (
    <ChoiceChips<string>
      legend={words.label(name)}
      options={hairFields[name].options.map((value) => ({
        value,
        label: words.option(name, value),
      }))}
      value={hair[name]}
      onChange={(value) => onChange({ ...hair, [name]: value })}
    />
  )
}
