import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { HtmlTools } from './html-tools.tsx'
import { tidyContent, tidyHtml } from './tidy-html.ts'
import type { EditedField } from './use-editing.ts'

interface HtmlFieldProps {
  readonly label: string
  readonly language: Language
  readonly field: EditedField
  readonly hint?: string
  readonly optional?: boolean
}

/**
 * A text with headings, lists and links, written as it will look. What stands in it is always the
 * HTML that the server keeps; the source can be seen and written too, for tables and the like.
 */
export function HtmlField({ label, language, field, hint, optional = false }: HtmlFieldProps) {
  const words = useAdminText().editing.html
  const id = useId()
  const [isSource, setSource] = useState(false)
  const notes = [hint && `${id}-hint`, field.problem && `${id}-problem`].filter(Boolean).join(' ')

  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <p id={`${id}-label`} className="text-small text-muted">
          {label}
          {optional && ` · ${words.optional}`}
        </p>
        <button
          type="button"
          aria-pressed={isSource}
          onClick={() => setSource(!isSource)}
          className="min-h-touch text-tiny text-muted underline decoration-rule underline-offset-4 hover:text-ink aria-pressed:font-strong aria-pressed:text-ink lg:min-h-8"
        >
          {words.source}
        </button>
      </div>
      {isSource ? (
        <TextArea
          label={words.sourceOf(label)}
          rows={14}
          spellCheck={false}
          name={field.name}
          value={field.value}
          problem={field.problem}
          aria-required={!optional}
          onChange={({ target }) => field.set(target.value)}
          onBlur={() => field.set(tidyHtml(field.value))}
        />
      ) : (
        <>
          <Written
            {...{ field, language }}
            wiring={{
              'aria-labelledby': `${id}-label`,
              'aria-describedby': notes || undefined,
              'aria-required': !optional,
              'aria-invalid': field.problem ? true : undefined,
            }}
          />
          <div aria-live="polite">
            {field.problem && (
              <p id={`${id}-problem`} className="mt-2 text-small text-clay">
                {field.problem}
              </p>
            )}
          </div>
        </>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

interface WrittenProps {
  readonly field: EditedField
  readonly language: Language
  readonly wiring: object
}

/** Of the browser's own editor, of which only the content is taken over. */
function Written({ field, language, wiring }: WrittenProps) {
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<string>(undefined)
  const { value, set } = field

  useEffect(() => {
    if (!box.current || known.current === value) return
    known.current = value
    box.current.innerHTML = tidyHtml(value) || EMPTY
  }, [value])

  function take() {
    if (!box.current) return
    known.current = tidyContent(box.current)
    set(known.current)
  }

  return (
    <div className="mt-1 border border-control has-aria-invalid:border-clay has-[[contenteditable]:focus]:border-ink has-[[contenteditable]:focus]:shadow-[inset_0_0_0_1px_var(--color-ink)]">
      <HtmlTools box={box} onChanged={take} />
      {/* biome-ignore lint/a11y/useSemanticElements: no element of its own holds formatted text */}
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        contentEditable
        suppressContentEditableWarning
        lang={language}
        data-field={field.name}
        {...wiring}
        onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        onInput={take}
        onPaste={paste}
        className="rich-text max-h-[60dvh] min-h-40 max-w-none overflow-y-auto px-3.5 py-1 wrap-anywhere outline-transparent"
      />
    </div>
  )
}

/** Into an empty paragraph one writes a paragraph. */
const EMPTY = '<p><br></p>'

/** What comes from elsewhere keeps its headings, lists and links, and nothing of its looks. */
function paste(event: ClipboardEvent) {
  event.preventDefault()
  const html = event.clipboardData.getData('text/html')
  if (html) document.execCommand('insertHTML', false, tidyHtml(html))
  else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
}
