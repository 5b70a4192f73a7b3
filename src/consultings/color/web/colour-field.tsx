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

/** Small text on a colour: on a label of paper where the colour lets neither paper nor ink be read. */
export const SmallOn = ({ hex, className, children }: SmallOnProps) => (
  <div
    className={classNames(
      textOn(hex).isReadableSmall ? '' : 'w-fit bg-paper px-2 py-1 text-ink',
      className,
    )}
  >
    {children}
  </div>
)
