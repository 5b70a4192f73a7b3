import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { textOn } from '../text-on.ts'

interface ColourFieldProps {
  readonly hex: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

const textClass = { paper: 'text-paper', ink: 'text-ink' } as const

/** Returns the class of text and lines on a colour. */
export const textClassOn = (hex: string): string => textClass[textOn(hex).ink]

/**
 * Fills a field with one of the content's colours; its text is paper or ink. Keeps the colour in
 * print and with forced colours, since the colour is the content.
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

/**
 * Returns the class of small text on a colour: adds a paper label where neither paper nor ink is
 * readable.
 */
export const smallClassOn = (hex: string): string =>
  textOn(hex).isReadableSmall ? '' : '-mx-1 w-fit bg-paper px-1 py-0.5 text-ink'

export const SmallOn = ({ hex, className, children }: SmallOnProps) => (
  <div className={classNames(smallClassOn(hex), className)}>{children}</div>
)
