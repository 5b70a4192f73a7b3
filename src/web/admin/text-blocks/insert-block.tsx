import { type RefObject, useState } from 'react'
import type { TextBlockUse } from '#domain/content/text-block-uses.ts'
import type { Language } from '#domain/languages/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BlockDialog } from './block-dialog.tsx'
import { insertText } from './insert-text.ts'

interface InsertBlockProps {
  readonly use: Exclude<TextBlockUse, 'STYLE'>
  readonly language: Language
  /** The text is inserted at the cursor or replaces the selection. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Button that inserts a saved text; the cursor is placed after it. */
export function InsertBlock({ use, language, field, value, onChange }: InsertBlockProps) {
  const labels = useAdminText().textBlocks.insert
  const [isOpen, setIsOpen] = useState(false)

  function insert(block: string) {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } =
      field.current ?? {}
    const { text, cursor } = insertText(value, block, { from, to })
    setIsOpen(false)
    onChange(text)
    // Runs after the dialog has returned the focus to its button.
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(cursor, cursor)
    }, CLOSED_AFTER_MS)
  }

  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        {labels.open[use]}
      </Button>
      {isOpen && (
        <BlockDialog
          use={use}
          language={language}
          onPick={({ text }) => insert(text)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const CLOSED_AFTER_MS = 50
