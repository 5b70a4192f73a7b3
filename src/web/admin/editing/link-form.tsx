import { type RefObject, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { isSafeLink } from './tidy-html.ts'

interface LinkFormProps {
  readonly box: RefObject<HTMLElement | null>
  readonly onDone: () => void
}

/** Makes a link of what was chosen in the text, or takes it away with an empty address. */
export function LinkForm({ box, onDone }: LinkFormProps) {
  const words = useAdminText().editing.html
  const { cancel } = useText().ui
  const [chosen] = useState(() => rangeIn(box.current))
  const [href, setHref] = useState(() => linkAt(chosen)?.getAttribute('href') ?? '')
  const [isTried, setTried] = useState(false)
  const isWrong = href.trim() !== '' && !isSafeLink(href.trim())

  function apply() {
    setTried(true)
    if (isWrong) return
    restore(box.current, chosen)
    if (href.trim()) document.execCommand('createLink', false, href.trim())
    else document.execCommand('unlink')
    onDone()
  }

  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2 px-3.5 pb-3">
      <div className="min-w-52 grow">
        <TextField
          autoFocus
          label={words.linkTo}
          hint={chosen?.collapsed && !linkAt(chosen) ? words.chooseFirst : undefined}
          inputMode="url"
          value={href}
          problem={isTried && isWrong ? words.badLink : null}
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
        {href.trim() ? words.setLink : words.unlink}
      </Button>
      <Button kind="quiet" size="small" onClick={onDone}>
        {cancel}
      </Button>
    </div>
  )
}

function rangeIn(box: HTMLElement | null): Range | null {
  const selection = document.getSelection()
  if (!selection?.rangeCount || !box?.contains(selection.anchorNode)) return null
  return selection.getRangeAt(0).cloneRange()
}

/** Within a link, all of it is meant. */
function restore(box: HTMLElement | null, range: Range | null) {
  box?.focus()
  const selection = document.getSelection()
  const link = linkAt(range)
  if (!range || !selection) return
  selection.removeAllRanges()
  selection.addRange(range)
  if (link && range.collapsed) selection.selectAllChildren(link)
}

const linkAt = (range: Range | null): Element | null | undefined =>
  range?.startContainer.parentElement?.closest('a')
