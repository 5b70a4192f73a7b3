import { CheckIcon, SunIcon } from '#web/ui/icons.tsx'
import { SmallOn } from './colour-field.tsx'
import { useColorText } from './use-color-text.ts'

interface BrightCheckProps {
  readonly hex: string
  readonly isBright: boolean
  readonly onBright: (isBright: boolean) => void
}

/** Asks the customer to turn up the screen's brightness, since a page cannot read it. */
export function BrightCheck({ hex, isBright, onBright }: BrightCheckProps) {
  const { card } = useColorText()
  return (
    <label className="pointer-events-auto flex min-h-touch items-center gap-3 self-start text-small">
      <SunIcon />
      <SmallOn hex={hex}>{card.bright}</SmallOn>
      <span className="relative size-6 shrink-0">
        <input
          type="checkbox"
          checked={isBright}
          onChange={(event) => onBright(event.target.checked)}
          className="peer size-6 appearance-none border border-current bg-transparent outline-current"
        />
        <CheckIcon className="pointer-events-none absolute inset-0.5 hidden size-5 peer-checked:block" />
      </span>
    </label>
  )
}
