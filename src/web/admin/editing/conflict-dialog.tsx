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
  /** What both were written on top of. */
  readonly base: Content
  readonly theirs: Content
  /** Who saved it and when, as far as that is known. */
  readonly note?: string
  /** Why one's own can no longer be: there is nothing to choose then. */
  readonly isOver?: string | undefined
  readonly onLater: () => void
  readonly onResolve: (content: Content) => void
}

/** Two people changed one item: where they differ, which of the two stays. */
export function ConflictDialog<Content>(props: ConflictDialogProps<Content>) {
  const { open, parts, mine, base, theirs, note, isOver, onLater, onResolve } = props
  const text = useAdminText().editing.conflict
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const differing = parts.filter((part) => !isSamePart(part, mine, theirs))
  // Whoever alone changed a part is right about it; where both did, one's own work stands first.
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
  /** One's own work; otherwise it is what one had before one. */
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
        {(['mine', 'theirs'] as const).map((each) => (
          <label
            key={each}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border border-rule p-4 text-small has-checked:border-ink has-checked:bg-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={part.name}
              checked={side === each}
              disabled={isFixed && each === 'mine'}
              onChange={() => onChoose(each)}
              className="mt-0.5 size-5 appearance-none rounded-full border border-control checked:border-6 checked:border-ink"
            />
            <span>
              {!part.isBare && (
                <span className="block text-tiny text-muted">
                  {each === 'mine' && !isOwn ? text.seen : text[each]}
                </span>
              )}
              <span className="wrap-anywhere whitespace-pre-line">
                {part.show(contents[each]) || text.empty}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
