import { useId } from 'react'
import { type ChoiceProps, choiceOf } from './choice.ts'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import type { Tile } from './choice-tiles.tsx'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'

const grids = {
  two: 'grid-cols-2 md:grid-cols-4',
  three: 'grid-cols-3 md:grid-cols-6',
  thirds: 'grid-cols-3',
  many: 'grid-cols-4 sm:grid-cols-5 md:grid-cols-10',
}
/** Number of columns on a phone; more on a wide screen, except for `thirds`. */
export type PictureColumns = keyof typeof grids

type ChoicePicturesProps<Value extends string> = ChoiceGroupProps &
  ChoiceProps<Value> & {
    readonly tiles: readonly Tile<Value>[]
    readonly columns: PictureColumns
  }

/** Choices with pictures above their labels; choices without a picture follow as text. */
export function ChoicePictures<Value extends string>(props: ChoicePicturesProps<Value>) {
  const { tiles, columns, legend, heading, hint, problem } = props
  const name = useId()
  const { isChosen, choose, type } = choiceOf(props)
  const drawn = tiles.filter(({ picture }) => picture)
  const worded = tiles.filter(({ picture }) => !picture)
  const box = (value: Value) => ({
    type,
    name,
    value,
    checked: isChosen(value),
    onChange: () => choose(value),
    className: 'absolute inset-0 size-full appearance-none opacity-0',
  })

  return (
    <ChoiceGroup {...{ legend, hint, problem }} {...(heading && { heading })}>
      <div className={classNames('grid gap-x-2.5 gap-y-5', grids[columns])}>
        {drawn.map(({ value, label, picture }) => (
          <label key={value} className="group relative flex min-h-touch flex-col">
            <input {...box(value)} />
            <span className="relative block outline-offset-2 outline-transparent transition-[outline-color] group-hover:outline-2 group-hover:outline-rule group-has-checked:outline-2 group-has-checked:outline-clay group-has-focus-visible:outline-2 group-has-focus-visible:outline-ink">
              <span className="block overflow-hidden">{picture}</span>
              <CheckIcon className="absolute top-1.5 right-1.5 hidden size-5.5 rounded-full bg-clay stroke-3 p-1 text-paper group-has-checked:block" />
            </span>
            <span
              className={classNames(
                'mt-2 leading-snug group-has-checked:font-strong',
                columns === 'many' ? 'text-tiny' : 'text-small',
              )}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
      {worded.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-5">
          {worded.map(({ value, label }) => (
            <label
              key={value}
              className="group relative flex min-h-touch items-center gap-1.5 text-small text-muted has-checked:font-strong has-checked:text-clay has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input {...box(value)} />
              <CheckIcon className="hidden size-4 stroke-2 group-has-checked:block" />
              <span className="border-b border-current">{label}</span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
