import { type ReactNode, useId } from 'react'
import { type ChoiceProps, choiceOf } from './choice.ts'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'

export interface Tile<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Drawing of the option; decorative, since the label is read out. */
  readonly picture?: ReactNode
}

interface CommonProps<Value extends string> extends ChoiceGroupProps {
  readonly tiles: readonly Tile<Value>[]
  /** Number of columns on a phone; more on a wide screen for `2`, `3` and `many`. */
  readonly columns?: 2 | 3 | 4 | 'thirds' | 'many'
  readonly name?: string
}

type ChoiceTilesProps<Value extends string> = CommonProps<Value> & ChoiceProps<Value>

const grids = {
  2: 'grid-cols-2 sm:grid-cols-3',
  3: 'grid-cols-3 md:grid-cols-6',
  thirds: 'grid-cols-3',
  4: 'grid-cols-3 min-[26rem]:grid-cols-4',
  many: 'grid-cols-4 sm:grid-cols-6 lg:grid-cols-8',
}

/** Tiles with pictures, for a single or multiple choice. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { tiles, columns = 3, name, legend, heading, hint, problem } = props
  const ownName = useId()
  const { isChosen, choose, type } = choiceOf(props)

  return (
    <ChoiceGroup {...{ legend, hint, problem }} {...(heading && { heading })}>
      <div className={classNames('grid gap-2.5', grids[columns])}>
        {tiles.map(({ value, label, picture }) => (
          <label
            key={value}
            className="group relative flex min-h-touch flex-col border-2 border-transparent bg-fill transition-colors hover:border-rule has-checked:border-clay has-checked:bg-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type={type}
              name={name ?? ownName}
              value={value}
              checked={isChosen(value)}
              onChange={() => choose(value)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {picture && <span className="block overflow-hidden px-1 pt-1.5">{picture}</span>}
            <span
              className={classNames(
                'py-3 text-center leading-tight',
                columns === 'many' ? 'px-0.5 text-tiny' : 'px-1 text-small',
                picture ? 'mt-auto' : 'my-auto',
              )}
            >
              {label}
            </span>
            <CheckIcon
              className={classNames(
                'absolute hidden stroke-2 group-has-checked:block',
                // Without a picture, text fills the tile: the mark is on its corner.
                picture
                  ? 'top-0 right-0 size-6 bg-sheet p-1 text-clay'
                  : '-top-2 -right-2 size-4 bg-clay p-0.5 text-sheet',
              )}
            />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
