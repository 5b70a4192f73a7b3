import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FullDialog } from '../frame/full-dialog.tsx'
import { isSamePart, type Part } from './parts.ts'

type Side = 'mine' | 'theirs'

export interface ConflictDialogProps<Content> {
  readonly open: boolean
  readonly parts: readonly Part<Content>[]
  readonly mine: Content
  /** The version that both were based on. */
  readonly base: Content
  readonly theirs: Content
  /** Who saved it and when, if known. */
  readonly note?: string
  /** Why one’s own version can no longer be saved; there is nothing to choose then. */
  readonly isOver?: string | undefined
  readonly onLater: () => void
  readonly onResolve: (content: Content) => void
}

/** Shows the differing parts of two conflicting versions and lets the user choose for each. */
export function ConflictDialog<Content>(props: ConflictDialogProps<Content>) {
  const { open, parts, mine, base, theirs, note, isOver, onLater, onResolve } = props
  const text = useAdminText().editing.conflict
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const differing = parts.filter((part) => !isSamePart(part, mine, theirs))
  // A part that only one of them changed keeps that change; if both changed it, one’s own is
  // preselected.
  const sideOf = (part: Part<Content>): Side =>
    chosen[part.name] ?? (isOver || isSamePart(part, mine, base) ? 'theirs' : 'mine')

  function resolve() {
    const own = differing.filter((part) => sideOf(part) === 'mine')
    onResolve(own.reduce((into, part) => part.take(into, mine), theirs))
  }

  return (
    <FullDialog open={open} onClose={onLater} title={text.title}>
      <div className="min-h-0 grow overflow-y-auto px-4 py-5 lg:px-7">
        <div className="mx-auto max-w-(--container-column)">
          <p className="pb-4 text-small text-muted">{isOver ?? note ?? text.choose}</p>
          {differing.map((part) => (
            <PartChoice
              key={part.name}
              part={part}
              mine={mine}
              theirs={theirs}
              side={sideOf(part)}
              isOwn={!isSamePart(part, mine, base)}
              isOver={isOver !== undefined}
              onChoose={(side) => setChosen((all) => ({ ...all, [part.name]: side }))}
            />
          ))}
        </div>
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-t border-sand px-4 py-3 lg:px-7">
        <Button kind="secondary" size="small" onClick={onLater}>
          {text.later}
        </Button>
        <Button size="small" onClick={resolve}>
          {isOver ? text.keepTheirs : text.submit}
        </Button>
      </footer>
    </FullDialog>
  )
}

interface PartChoiceProps<Content> {
  readonly part: Part<Content>
  readonly mine: Content
  readonly theirs: Content
  readonly side: Side
  /** One’s own change; otherwise the value before editing. */
  readonly isOwn: boolean
  readonly isOver: boolean
  readonly onChoose: (side: Side) => void
}

function PartChoice<Content>(props: PartChoiceProps<Content>) {
  const { part, mine, theirs, side, isOwn, isOver, onChoose } = props
  const text = useAdminText().editing.conflict
  const contents = { mine, theirs }
  const isFixed = isOver || part.isOnlyShown === true

  return (
    <fieldset className="border-t border-sand py-4">
      <legend className="float-left w-full pb-2 text-small font-strong">{part.label}</legend>
      <div className="clear-left grid gap-3 md:grid-cols-2">
        {(['mine', 'theirs'] as const).map((option) => (
          <label
            key={option}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border border-rule p-4 text-small has-checked:border-ink has-checked:bg-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={part.name}
              checked={side === option}
              disabled={isFixed && option === 'mine'}
              onChange={() => onChoose(option)}
              className="mt-0.5 size-5 appearance-none rounded-full border border-control checked:border-6 checked:border-ink"
            />
            <span>
              {!part.isBare && (
                <span className="block text-tiny text-muted">
                  {option === 'mine' && !isOwn ? text.seen : text[option]}
                </span>
              )}
              <span className="wrap-anywhere whitespace-pre-line">
                {part.show(contents[option]) || text.empty}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
