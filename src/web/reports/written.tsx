import { useReportText } from './use-report-text.ts'

/** What a consultant wrote, line by line; a draft says where it is still empty. */
export function Written({ children }: { readonly children: string }) {
  const text = useReportText().screens
  if (!children) return <span className="text-muted">{text.unwritten}</span>
  return <span className="whitespace-pre-line">{children}</span>
}

/** A text that is a section of its own. */
export const WrittenSection = ({ children }: { readonly children: string }) => (
  <p className="max-w-(--container-text) text-lead">
    <Written>{children}</Written>
  </p>
)
