import { drawingAddress } from '#domain/drawings/drawing-address.ts'
import { boxOf } from '#domain/drawings/frame.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { classNames } from './class-names.ts'

interface PortraitProps extends PortraitChoices {
  /** Text alternative. Without it the portrait is decorative. */
  readonly label?: string | undefined
  /** Whether it is on the first screen: loaded eagerly, with priority. */
  readonly first?: boolean | undefined
  /** Covers the whole container, cropped at the bottom or the sides. */
  readonly covers?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * Shows a drawn person, loaded as a file by its parameters: nothing is drawn in the browser, and
 * files are cached. Fills its container's width. With forced colours it keeps its own, with paper
 * below, or dark hair would be invisible.
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
