import { useText } from '#web/language/use-text.ts'

/** The first focusable element of every page. */
export function SkipLink({ to }: { readonly to: string }) {
  const text = useText().layout
  return (
    <a
      href={`#${to}`}
      data-print="none"
      className="fixed top-2 left-2 z-70 -translate-y-20 bg-ink px-5 py-3 text-paper focus:translate-y-0"
    >
      {text.skip}
    </a>
  )
}
