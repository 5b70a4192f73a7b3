import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { textOn } from '../text-on.ts'

interface ColourFieldProps {
  readonly hex: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

const textClass = { paper: 'text-paper', ink: 'text-ink' } as const

/** Of text, and of lines, on a colour. */
export const textClassOn = (hex: string): string => textClass[textOn(hex).ink]

/**
 * A field filled with one of the content's colours, with its text in paper or ink. It keeps its
 * colour on paper and where a visitor forces colours: the colour is what it says.
 */
export const ColourField = ({ hex, className, children }: ColourFieldProps) => (
  <div
    className={classNames(
      'forced-color-adjust-none print:[print-color-adjust:exact]',
      textClassOn(hex),
      className,
    )}
    style={{ backgroundColor: hex }}
  >
    {children}
  </div>
)

interface SmallOnProps {
  readonly hex: string
  readonly className?: string
  readonly children: ReactNode
}

/** Of small text on a colour: a label of paper where the colour lets neither paper nor ink be read. */
export const smallClassOn = (hex: string): string =>
  textOn(hex).isReadableSmall ? '' : '-mx-1 w-fit bg-paper px-1 py-0.5 text-ink'

export const SmallOn = ({ hex, className, children }: SmallOnProps) => (
  <div className={classNames(smallClassOn(hex), className)}>{children}</div>
)
