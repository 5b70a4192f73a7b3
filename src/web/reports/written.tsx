import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import { useReportText } from './use-report-text.ts'

const Context = createContext<Language | undefined>(undefined)

/** Language of the sheet's texts, which may differ from the page's. */
export const WrittenLanguage = Context.Provider

export const useWrittenLanguage = () => useContext(Context)

interface WrittenProps {
  /** For texts in several languages; by default the sheet's. */
  readonly language?: Language
  readonly children: string
}

/**
 * Shows a consultant's text, line by line. An empty text shows a placeholder: in a draft that it is
 * missing, in a published sheet (with a {@link WrittenLanguage}) that there is none.
 */
export const Written = ({ language, children }: WrittenProps) => (
  <OrUnwritten language={language} text={children}>
    {children}
  </OrUnwritten>
)

interface OrUnwrittenProps {
  readonly language?: Language | undefined
  readonly text: string
  /** The formatted text. */
  readonly children: ReactNode
}

/** Shows a consultant's text in a custom layout. */
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

/** Shows a text as a section of its own. */
export const WrittenSection = ({ children }: { readonly children: string }) => (
  <p className="max-w-(--container-text) text-lead">
    <Written>{children}</Written>
  </p>
)
