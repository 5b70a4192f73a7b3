import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { isSafeLink } from './tidy-html.ts'

interface LinkFormProps {
  readonly editor: Editor
  readonly onDone: () => void
}

/** Makes a link of what was chosen in the text, or takes it away with an empty address. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const labels = useAdminText().editing.html
  const { cancel } = useText().ui
  const [href, setHref] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [isTried, setTried] = useState(false)
  const hasTarget = !editor.state.selection.empty || editor.isActive('link')
  const isWrong = href.trim() !== '' && !isSafeLink(href.trim())

  function apply() {
    setTried(true)
    if (isWrong) return
    if (hasTarget) {
      // Within a link, all of it is meant.
      const link = editor.chain().focus().extendMarkRange('link')
      const address = href.trim()
      if (address) link.setLink({ href: address }).run()
      else link.unsetLink().run()
    }
    onDone()
  }

  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2 px-3.5 pb-3">
      <div className="min-w-52 grow">
        <TextField
          autoFocus
          label={labels.linkTo}
          hint={hasTarget ? undefined : labels.chooseFirst}
          inputMode="url"
          value={href}
          problem={isTried && isWrong ? labels.badLink : null}
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              onDone()
            }
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            apply()
          }}
        />
      </div>
      <Button kind="quiet" size="small" onClick={apply}>
        {href.trim() ? labels.setLink : labels.unlink}
      </Button>
      <Button kind="quiet" size="small" onClick={onDone}>
        {cancel}
      </Button>
    </div>
  )
}
