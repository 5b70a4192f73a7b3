import { BADGE_MAX } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Shows an unread count; `9+` above nine. Source: MYP-02. */
export function Badge({ count }: { readonly count: number }) {
  const text = useText().myPage
  const shown = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count)

  return (
    <>
      <span
        aria-hidden
        className="figures ml-2 inline-flex h-5 min-w-5 items-center justify-center bg-ink px-1 text-tiny text-paper"
      >
        {shown}
      </span>
      <VisuallyHidden>{text.unread(shown)}</VisuallyHidden>
    </>
  )
}
