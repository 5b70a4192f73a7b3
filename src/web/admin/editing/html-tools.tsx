import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LinkForm } from './link-form.tsx'

type Tool = keyof AdminMessages['editing']['html']['tools']

/** What each tool does to what is chosen, and how it shows that it was done there. */
const tools: Readonly<Record<Exclude<Tool, 'link'>, readonly [command: string, value?: string]>> = {
  heading: ['formatBlock', 'h2'],
  subheading: ['formatBlock', 'h3'],
  bold: ['bold'],
  italic: ['italic'],
  list: ['insertUnorderedList'],
  numbers: ['insertOrderedList'],
  quote: ['formatBlock', 'blockquote'],
}
const names = [...(Object.keys(tools) as Exclude<Tool, 'link'>[]), 'link'] as const

interface HtmlToolsProps {
  readonly box: RefObject<HTMLElement | null>
  readonly onChanged: () => void
}

/** Headings, lists and links for the text below. One stop of the tab key; arrows move within. */
export function HtmlTools({ box, onChanged }: HtmlToolsProps) {
  const words = useAdminText().editing.html
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const used = useUsedTools(box)

  function use(tool: Tool) {
    if (tool === 'link') return setLinking(!isLinking)
    const [command, value] = tools[tool]
    box.current?.focus()
    const plain = command === 'formatBlock' && used.has(tool)
    document.execCommand(command, false, plain ? 'p' : value)
    onChanged()
  }

  return (
    <div className="border-b border-sand">
      <div
        id={id}
        role="toolbar"
        aria-label={words.toolbar}
        onKeyDown={moveAmong}
        className="flex flex-wrap px-1"
      >
        {names.map((tool, at) => (
          <button
            key={tool}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={tool === 'link' ? isLinking : used.has(tool)}
            // The press must not take the choice out of the text.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => use(tool)}
            className="min-h-touch min-w-touch px-2.5 text-tiny text-muted hover:text-ink aria-pressed:bg-fill aria-pressed:font-strong aria-pressed:text-ink lg:min-h-9"
          >
            {words.tools[tool]}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          box={box}
          onDone={() => {
            setLinking(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

/** The tools whose work stands where one writes now. */
function useUsedTools(box: RefObject<HTMLElement | null>): ReadonlySet<Tool> {
  const [used, setUsed] = useState<ReadonlySet<Tool>>(new Set())

  useEffect(() => {
    function look() {
      if (!box.current?.contains(document.getSelection()?.anchorNode ?? null)) return
      const block = document.queryCommandValue('formatBlock').toLowerCase()
      const found = Object.entries(tools).filter(([, [command, value]]) =>
        value ? block === value : document.queryCommandState(command),
      )
      setUsed(new Set(found.map(([tool]) => tool as Tool)))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [box])

  return used
}

function moveAmong(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  all[(at + by + all.length) % all.length]?.focus()
}
