import { useEffect, useId, useState } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { RichTextEditor } from './rich-text-editor.tsx'
import { tidyHtml } from './tidy-html.ts'
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
  const labels = useAdminText().editing.html
  const id = useId()
  const Editor = useRichTextEditor()
  const [wantsSource, setWantsSource] = useState(false)
  const isSource = wantsSource || Editor === null
  const notes = [hint && `${id}-hint`, field.problem && `${id}-problem`].filter(Boolean).join(' ')

  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <p id={`${id}-label`} className="text-small text-muted">
          {label}
          {optional && ` · ${labels.optional}`}
        </p>
        <button
          type="button"
          aria-pressed={isSource}
          disabled={Editor === null}
          onClick={() => setWantsSource(!isSource)}
          className="min-h-touch text-tiny text-muted underline decoration-rule underline-offset-4 hover:text-ink aria-pressed:font-strong aria-pressed:text-ink lg:min-h-8"
        >
          {labels.source}
        </button>
      </div>
      {isSource ? (
        <TextArea
          label={labels.sourceOf(label)}
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
          {Editor ? (
            <Editor
              {...{ field, language }}
              wiring={{
                'aria-labelledby': `${id}-label`,
                'aria-describedby': notes || undefined,
                'aria-required': !optional,
                'aria-invalid': field.problem ? true : undefined,
              }}
            />
          ) : (
            <Loading>
              <SkeletonText lines={6} />
            </Loading>
          )}
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

let loaded: typeof RichTextEditor | undefined

/**
 * Loads the editor when the first field needs it: it is larger than the rest of the back office's
 * common script. `undefined` while it loads; `null` where it cannot be loaded and the source is
 * written instead.
 */
function useRichTextEditor(): typeof RichTextEditor | null | undefined {
  const [editor, setEditor] = useState<typeof RichTextEditor | null | undefined>(() => loaded)
  useEffect(() => {
    let isGone = false
    import('./rich-text-editor.tsx').then(
      (module) => {
        loaded = module.RichTextEditor
        if (!isGone) setEditor(() => module.RichTextEditor)
      },
      () => {
        if (!isGone) setEditor(null)
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return editor
}
