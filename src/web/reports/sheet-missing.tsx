import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import { Problem } from '#web/ui/problem.tsx'

/** No such sheet, not published yet, or not this reader's: they look the same. */
export function SheetMissing() {
  const { missing, toList } = useText().reports.screens

  return (
    <div className="mx-auto grid max-w-(--container-column) gap-x-10 md:grid-cols-2">
      <div className="pt-14 pb-12 md:self-center">
        <h1 className="display-title">{missing.title}</h1>
        <p className="mt-4 mb-9 max-w-(--container-form) text-muted">{missing.text}</p>
        <ButtonLink to="/user/mypage/result-sheet">{toList}</ButtonLink>
      </div>
      <div className="self-end overflow-hidden">
        <Portrait hair="layer" seed={9} className="mx-auto -mb-4 w-full max-w-80 md:max-w-120" />
      </div>
    </div>
  )
}

interface SheetFailedProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The sheet, or the list of them, could not be asked for. */
export function SheetFailed({ error, busy, onRetry }: SheetFailedProps) {
  const { list } = useText().reports.screens
  return (
    <div className="py-10">
      <Problem onRetry={onRetry} busy={busy}>
        {isRefusal(error, 'OFFLINE') ? list.offline : list.failed}
      </Problem>
    </div>
  )
}
