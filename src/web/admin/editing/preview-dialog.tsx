import type { ReactNode } from 'react'
import { type Language, languages } from '#domain/languages/languages.ts'
import { languageNames } from '#texts/language-names.ts'
import { InLanguage } from '#web/language/in-language.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type Draft, isWritten } from './draft.ts'
import { PreviewChoice, PreviewFrame } from './preview-frame.tsx'

interface PreviewDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly draft: Draft
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  /** Renders the draft for customers reading in `language`; Korean where there is no text. */
  readonly children: (language: Language) => ReactNode
}

/** Preview of a draft for customers of each language. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { open, onClose, draft, language, onLanguage, children } = props
  const text = useAdminText().editing.preview
  const written = isWritten(language, draft) ? language : 'ko'

  return (
    <PreviewFrame
      open={open}
      onClose={onClose}
      title={text.title}
      tools={
        <fieldset aria-label={text.language} className="flex">
          {languages.map((option) => (
            <PreviewChoice
              key={option}
              chosen={option === language}
              onChoose={() => onLanguage(option)}
            >
              <span lang={option}>{languageNames[option][1]}</span>
            </PreviewChoice>
          ))}
        </fieldset>
      }
    >
      {written !== language && (
        <p role="status" className="border-b border-sand py-3 text-small text-muted">
          {text.inKorean}
        </p>
      )}
      <InLanguage language={language} fallback={<SkeletonText lines={6} />}>
        {children(written)}
      </InLanguage>
    </PreviewFrame>
  )
}
