import { useId } from 'react'
import { hairInks } from '#domain/drawings/hair/hair-colour.ts'
import { hairColours } from '#domain/drawings/parameters/hair-fields.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { useHairLabels } from './hair-labels.ts'
import type { ChangeHair } from './use-hair.ts'

/** The `plan` colour is for marks in a cutting plan, not for a person. */
const named = hairColours.filter((colour) => colour !== 'plan')
const OTHER = 'other'

interface ColourChoiceProps {
  readonly hair: HairParameters
  readonly onChange: ChangeHair
}

/** Chooses a named hair colour or any other colour. */
export function ColourChoice({ hair, onChange }: ColourChoiceProps) {
  const text = useAdminText().drawing
  const labels = useHairLabels()
  const id = useId()
  const massOf = (colour: HairParameters['colour']) => hairInks({ ...hair, colour, dye: null }).mass

  function choose(value: string) {
    if (value === OTHER) return onChange((now) => ({ ...now, dye: massOf(now.colour) }))
    const colour = named.find((each) => each === value)
    if (colour) onChange((now) => ({ ...now, colour, dye: null }))
  }

  return (
    <div>
      <ChoiceChips<string>
        legend={labels.label('colour')}
        options={[
          ...named.map((colour) => ({
            value: colour,
            label: (
              <>
                <span
                  aria-hidden="true"
                  className="mr-2 size-4 rounded-full forced-color-adjust-none"
                  style={{ background: massOf(colour) }}
                />
                {labels.option('colour', colour)}
              </>
            ),
          })),
          { value: OTHER, label: text.otherColour },
        ]}
        value={hair.dye === null ? hair.colour : OTHER}
        onChange={choose}
      />
      {hair.dye !== null && (
        <div className="flex items-center gap-3 pt-2">
          <label htmlFor={id} className="text-small text-muted">
            {labels.label('dye')}
          </label>
          <input
            id={id}
            type="color"
            value={hair.dye}
            onChange={({ target: { value: dye } }) => onChange((now) => ({ ...now, dye }), true)}
            className="h-touch w-16"
          />
        </div>
      )}
    </div>
  )
}
