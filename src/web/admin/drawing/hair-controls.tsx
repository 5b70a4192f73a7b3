import { memo } from 'react'
import { isOneOf } from '#domain/collections/lists.ts'
import { isUsed } from '#domain/drawings/parameters/hair-choices.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ColourChoice } from './colour-choice.tsx'
import { HairChoice } from './hair-choice.tsx'
import { HairSlider } from './hair-slider.tsx'
import type { ChangeHair } from './use-hair.ts'

interface HairControlsProps {
  readonly hair: HairParameters
  readonly onChange: ChangeHair
}

const chosen = ['parting', 'partingSide', 'fringe', 'ends', 'wave', 'tucked', 'tied'] as const
type Name = (typeof chosen)[number] | Parameters<typeof HairSlider>[0]['name']

/** Parameters that are changed for nearly every customer. */
const first: readonly Name[] = [
  'length',
  'parting',
  'partingSide',
  'fringe',
  'fringeDrop',
  'layers',
  'layersStart',
]
const further: readonly Name[] = [
  'ends',
  'wave',
  'waveSize',
  'crown',
  'sides',
  'faceFrame',
  'tucked',
  'tied',
]

/** Controls for all hair parameters that apply to the current cut. Memoized against letters of texts. */
export const HairControls = memo(function HairControls({ hair, onChange }: HairControlsProps) {
  const text = useAdminText().drawing
  const controls = (names: readonly Name[]) =>
    names
      .filter((name) => isUsed(name, hair))
      .map((name) => <Control key={name} {...{ name, hair, onChange }} />)

  return (
    <div>
      <div className="space-y-3">{controls(first)}</div>
      <div className="mt-3 border-y border-sand">
        <Fold isLazy label={text.more} hint={text.moreHint} filled={false}>
          <div className="space-y-4">
            {controls(further)}
            <ColourChoice hair={hair} onChange={onChange} />
          </div>
        </Fold>
      </div>
    </div>
  )
})

function Control({ name, hair, onChange }: HairControlsProps & { readonly name: Name }) {
  if (isOneOf(chosen, name))
    return <HairChoice name={name} value={hair[name]} onChange={onChange} />
  return <HairSlider name={name} value={hair[name]} onChange={onChange} />
}
