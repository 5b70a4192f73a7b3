import { classNames } from './class-names.ts'

export interface ButtonLook {
  /** One `primary` per screen: the main action. `quiet` is underlined text. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined
  readonly size?: 'normal' | 'small' | undefined
  /** Fills its container's width. */
  readonly wide?: boolean | undefined
}

const kinds = {
  primary:
    'border border-clay bg-clay text-sheet hover:border-clay-deep hover:bg-clay-deep disabled:border-rule disabled:bg-rule disabled:text-ink',
  secondary:
    'border border-ink text-ink hover:bg-ink hover:text-paper disabled:border-rule disabled:bg-transparent disabled:text-muted',
  quiet:
    'text-ink underline decoration-rule underline-offset-4 hover:decoration-ink disabled:text-muted',
}

const sizes = {
  normal: 'min-h-13 px-7 py-3 text-body font-strong',
  small: 'min-h-touch px-4 py-2 text-small font-strong',
}

/** Extends the clickable area of a short label to a square, without moving its baseline. */
const quietReach =
  'min-h-touch min-w-6 before:absolute before:inset-y-0 before:left-1/2 before:w-full before:min-w-touch before:-translate-x-1/2'

export function buttonClass({ kind = 'primary', size = 'normal', wide }: ButtonLook): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 text-center leading-snug transition-colors',
    kinds[kind],
    kind === 'quiet' ? quietReach : sizes[size],
    kind === 'quiet' && size === 'small' && 'text-small',
    wide && 'w-full',
  )
}
