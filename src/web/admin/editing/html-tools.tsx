import type { ChainedCommands, Editor } from '@tiptap/core'
import { type KeyboardEvent, useCallback, useId, useState, useSyncExternalStore } from 'react'
import { keysOf } from '#domain/collections/records.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import { indexOfFocused } from '#web/ui/index-of-focused.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LinkForm } from './link-form.tsx'

type Tool = keyof AdminMessages['editing']['html']['tools']
type TextTool = Exclude<Tool, 'link'>

interface ToolAction {
  readonly isUsed: (editor: Editor) => boolean
  readonly toggle: (chain: ChainedCommands) => ChainedCommands
}

const tools: Readonly<Record<TextTool, ToolAction>> = {
  heading: headingTool(2),
  subheading: headingTool(3),
  bold: {
    isUsed: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  italic: {
    isUsed: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  list: {
    isUsed: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  numbers: {
    isUsed: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  quote: {
    isUsed: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
}
const textTools = keysOf(tools)
const names = [...textTools, 'link'] as const

function headingTool(level: 2 | 3): ToolAction {
  return {
    isUsed: (editor) => editor.isActive('heading', { level }),
    toggle: (chain) => chain.toggleHeading({ level }),
  }
}

/** Headings, lists and links for the text below. One stop of the tab key; arrows move within. */
export function HtmlTools({ editor }: { readonly editor: Editor }) {
  const labels = useAdminText().editing.html
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const used = useUsedTools(editor)

  function use(tool: Tool) {
    if (tool === 'link') setLinking(!isLinking)
    else tools[tool].toggle(editor.chain().focus()).run()
  }

  return (
    <div className="border-b border-sand">
      <div
        id={id}
        role="toolbar"
        aria-label={labels.toolbar}
        onKeyDown={moveAmong}
        className="flex flex-wrap px-1"
      >
        {names.map((tool, at) => (
          <button
            key={tool}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={tool === 'link' ? isLinking : used.includes(tool)}
            // The press must not take the selection out of the text.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => use(tool)}
            className="min-h-touch min-w-touch px-2.5 text-tiny text-muted hover:text-ink aria-pressed:bg-fill aria-pressed:font-strong aria-pressed:text-ink lg:min-h-9"
          >
            {labels.tools[tool]}
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

/** The tools whose work stands where one writes now. */
function useUsedTools(editor: Editor): readonly string[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor.on('transaction', onChange)
      return () => {
        editor.off('transaction', onChange)
      }
    },
    [editor],
  )
  const used = () => textTools.filter((tool) => tools[tool].isUsed(editor)).join(' ')
  return useSyncExternalStore(subscribe, used).split(' ')
}

function moveAmong(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = indexOfFocused(all)
  all[(at + by + all.length) % all.length]?.focus()
}
