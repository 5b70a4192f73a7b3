import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyHint } from '#web/ui/key-hint.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminText } from './admin-text.ts'
import { useKeys } from './use-keys.ts'

export interface KeyLine {
  readonly keys: readonly string[]
  readonly action: string
}

/**
 * Shows the keyboard shortcuts of the screen in a line, and all shortcuts after `?`. `more` lists
 * the screen’s own shortcuts.
 */
export function KeysHelp({ more = [] }: { readonly more?: readonly KeyLine[] | undefined }) {
  const text = useAdminText().keys
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  const lines: KeyLine[] = [
    { keys: ['J', 'K'], action: text.move },
    { keys: ['Enter'], action: text.enter },
    { keys: ['/', '⌘/Ctrl K'], action: text.searchAll },
    { keys: ['Esc'], action: text.close },
    { keys: ['Z'], action: text.undo },
    { keys: ['?'], action: text.help },
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
          <KeyDescription key={line.action} {...line} />
        ))}
        <KeyDescription keys={['?']} action={text.help} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title}>
        <dl className="text-small">
          {lines.map(({ keys, action }) => (
            <div key={action} className="flex justify-between gap-6 border-b border-sand py-2.5">
              <dt>{action}</dt>
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

const KeyDescription = ({ keys, action }: KeyLine) => (
  <span className="flex items-center gap-1.5 whitespace-nowrap">
    {keys.map((key) => (
      <KeyHint key={key}>{key}</KeyHint>
    ))}
    {action}
  </span>
)
