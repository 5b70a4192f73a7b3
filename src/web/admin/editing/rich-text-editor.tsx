import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import { HtmlTools } from './html-tools.tsx'
import { extensions, storedHtmlOf } from './rich-text-schema.ts'
import { tidyHtml } from './tidy-html.ts'
import type { EditedField } from './use-editing.ts'

interface RichTextEditorProps {
  readonly field: EditedField
  readonly language: Language
  /** ARIA attributes that name and describe the text. */
  readonly wiring: Readonly<Record<`aria-${string}`, string | boolean | undefined>>
}

/** A text with headings, lists and links, written as it will look. Loaded with the first such field. */
export function RichTextEditor({ field, language, wiring }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  /** What the field held when the editor last took it over or changed it. */
  const known = useRef<string>(undefined)
  /** What the editor held then: it may write the same text with other tags. */
  const written = useRef('')
  const [editor, setEditor] = useState<Editor | null>(null)
  const { value } = field

  const takeOver = useEffectEvent((changed: Editor) => {
    const html = storedHtmlOf(changed)
    if (html === written.current) return
    written.current = html
    known.current = html
    field.set(html)
  })

  useEffect(() => {
    const created = new Editor({
      element: place.current,
      extensions,
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      onUpdate: ({ editor: changed }) => takeOver(changed),
    })
    known.current = undefined
    setEditor(created)
    return () => created.destroy()
  }, [])

  useEffect(() => {
    if (!editor || known.current === value) return
    known.current = value
    editor.commands.setContent(tidyHtml(value), { emitUpdate: false })
    written.current = storedHtmlOf(editor)
  }, [editor, value])

  const attributes = JSON.stringify({
    ...wiring,
    role: 'textbox',
    'aria-multiline': true,
    lang: language,
    'data-field': field.name,
    class: TEXT_CLASS,
  })
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: JSON.parse(attributes),
        transformPastedHTML: tidyHtml,
        handleDOMEvents: { keydown: (_view, event) => isOfTheForm(event) },
      },
    })
  }, [editor, attributes])

  return (
    <div className="mt-1 border border-control has-aria-invalid:border-clay has-[[contenteditable]:focus]:border-ink has-[[contenteditable]:focus]:shadow-[inset_0_0_0_1px_var(--color-ink)]">
      {editor && <HtmlTools editor={editor} />}
      <div ref={place} />
    </div>
  )
}

const TEXT_CLASS =
  'rich-text max-h-[60dvh] min-h-40 max-w-none overflow-y-auto px-3.5 py-1 wrap-anywhere whitespace-break-spaces outline-transparent'

/** Keys that the editor must leave alone: Tab leaves the text, ⌘↵ saves. */
const isOfTheForm = ({ key, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  key === 'Tab' || (key === 'Enter' && (metaKey || ctrlKey))
