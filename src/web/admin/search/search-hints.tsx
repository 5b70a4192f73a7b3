import { KeyHint } from '#web/ui/key-hint.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface SearchHintProps {
  readonly title: string
  readonly text?: string
}

/** Shown instead of results: how to search, or that nothing was found. */
export const SearchHint = ({ title, text }: SearchHintProps) => (
  <div className="px-4 py-8 text-small text-muted md:px-6">
    <p className="wrap-anywhere">{title}</p>
    {text && <p className="pt-1">{text}</p>}
  </div>
)

/** Shows the keys of the dialog on devices with a keyboard. */
export function SearchKeys() {
  const { keys } = useAdminText().search
  const lines = [
    { signs: ['↑', '↓'], action: keys.move },
    { signs: ['Enter'], action: keys.open },
    { signs: ['Esc'], action: keys.close },
  ]

  return (
    <p className="flex gap-4 border-t border-sand px-6 py-2.5 text-tiny text-muted max-lg:hidden">
      {lines.map(({ signs, action }) => (
        <span key={action} className="flex items-center gap-1.5">
          {signs.map((sign) => (
            <KeyHint key={sign}>{sign}</KeyHint>
          ))}
          {action}
        </span>
      ))}
    </p>
  )
}
