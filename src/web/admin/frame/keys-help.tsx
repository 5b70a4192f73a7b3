import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyHint } from '#web/ui/key-hint.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminText } from './admin-text.ts'
import { useKeys } from './use-keys.ts'

export interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
}

/**
 * Shows the keyboard shortcuts of the screen in a line, and all of them behind `?`; `more` are the
 * screen's own.
 */
export function KeysHelp({ more = [] }: { readonly more?: readonly KeyLine[] | undefined }) {
  const text = useAdminText().keys
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  const lines: KeyLine[] = [
    { keys: ['J', 'K'], does: text.move },
    { keys: ['Enter'], does: text.enter },
    { keys: ['/', '⌘/Ctrl K'], does: text.searchAll },
    { keys: ['Esc'], does: text.close },
    { keys: ['Z'], does: text.undo },
    { keys: ['?'], does: text.help },
    ...more,
  ]

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-touch flex-wrap items-center gap-x-2 gap-y-1 px-5.5 py-2 text-tiny text-muted max-lg:hidden"
      >
        <VisuallyHidden>{text.open}</VisuallyHidden>
        {lines.slice(0, 3).map((line) => (
          <KeyWords key={line.does} {...line} />
        ))}
        <KeyWords keys={['?']} does={text.help} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title}>
        <dl className="text-small">
          {lines.map(({ keys, does }) => (
            <div key={does} className="flex justify-between gap-6 border-b border-sand py-2.5">
              <dt>{does}</dt>
              <dd className="flex gap-1.5">
                {keys.map((key) => (
                  <KeyHint key={key}>{key}</KeyHint>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const KeyWords = ({ keys, does }: KeyLine) => (
  <span className="flex items-center gap-1.5 whitespace-nowrap">
    {keys.map((key) => (
      <KeyHint key={key}>{key}</KeyHint>
    ))}
    {does}
  </span>
)
