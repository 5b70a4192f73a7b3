import { drawingAddress } from '#domain/drawings/drawing-address.ts'
import { boxOf } from '#domain/drawings/frame.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { classNames } from './class-names.ts'

export interface PortraitProps extends PortraitChoices {
  /** What it shows. Without it the portrait only decorates and is passed over. */
  readonly label?: string | undefined
  /** On the first screen: fetched at once, before what lies further down. */
  readonly first?: boolean | undefined
  /** Covers the whole field that it is given and is cut off below or at the sides. */
  readonly covers?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * A drawn person, as a file of its own at the address of its parameters: nothing is drawn in the
 * browser, and whoever has seen it once has it. Takes the width that it is given.
 * Where colours are forced it keeps its own, and paper below, or dark hair would be lost.
 */
export function Portrait({ label = '', first, covers, className, ...choices }: PortraitProps) {
  const portrait = portraitOf(choices)
  const { width, height } = boxOf(portrait.picture, portrait.hair)
  return (
    <img
      src={drawingAddress(portrait)}
      alt={label}
      width={width}
      height={height}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={classNames(
        'block forced-colors:bg-paper forced-colors:forced-color-adjust-none',
        covers ? 'size-full object-cover object-top' : 'h-auto w-full',
        className,
      )}
    />
  )
}
