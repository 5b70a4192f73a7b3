import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import { useReportText } from './use-report-text.ts'

const Context = createContext<Language | undefined>(undefined)

/** Around a sheet: what its consultant wrote it in, which may be another language than the page's. */
export const WrittenLanguage = Context.Provider

export const useWrittenLanguage = () => useContext(Context)

interface WrittenProps {
  /** For what a sheet has in several languages; else that of the sheet. */
  readonly language?: Language
  readonly children: string
}

/**
 * What a consultant wrote, line by line. A draft says where it is still empty; a published sheet, which has a
 * {@link WrittenLanguage}, that it has no such part.
 */
export const Written = ({ language, children }: WrittenProps) => (
  <OrUnwritten language={language} text={children}>
    {children}
  </OrUnwritten>
)

interface OrUnwrittenProps {
  readonly language?: Language | undefined
  readonly text: string
  /** The text as it is laid out. */
  readonly children: ReactNode
}

/** A consultant's text in a layout of its own. */
export function OrUnwritten({ language, text, children }: OrUnwrittenProps) {
  const { unwritten, leftOut } = useReportText().screens
  const own = useWrittenLanguage()
  if (!text) return <span className="text-muted">{own ? leftOut : unwritten}</span>
  return (
    <span lang={language ?? own} className="whitespace-pre-line">
      {children}
    </span>
  )
}

/** A text that is a section of its own. */
export const WrittenSection = ({ children }: { readonly children: string }) => (
  <p className="max-w-(--container-text) text-lead">
    <Written>{children}</Written>
  </p>
)
