import { useText } from '#web/language/use-text.ts'
import { Strands } from '#web/ui/strands.tsx'

/** Shown while the session is checked. Source: ADM-01. */
export function LoadingAdmin() {
  const text = useText()
  return (
    <div className="flex grow flex-col items-center justify-center gap-5 px-gutter py-24">
      <title>{`${text.layout.admin} · ${text.layout.siteName}`}</title>
      <Strands className="h-14 text-rule" moving />
      <h1 className="text-lead">{text.layout.admin}</h1>
      <p role="status" className="text-small text-muted">
        {text.ui.loadingAccount}
      </p>
    </div>
  )
}
