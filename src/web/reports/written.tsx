import { useReportText } from './use-report-text.ts'

/** What a consultant wrote, line by line; a draft says where it is still empty. */
export function Written({ children }: { readonly children: string }) {
  const text = useReportText().screens
  if (!children) return <span className="text-muted">{text.unwritten}</span>
  return <span className="whitespace-pre-line">{children}</span>
}
