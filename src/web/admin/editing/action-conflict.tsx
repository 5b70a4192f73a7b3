import { useAdminText } from '../frame/admin-text.ts'
import { Conflict } from './conflict.tsx'
import type { Part } from './parts.ts'

/** An action that was refused because somebody else changed the item first. */
export interface ActionConflict<Content> {
  /** The item as it was shown, and as it is saved now. */
  readonly seen: Content
  readonly theirs: Content & { readonly revision: number }
  /** Label of the action’s button. */
  readonly label: string
  /** Repeats the action on the saved version, or drops it. */
  readonly decide: (repeats: boolean) => void
}

interface ActionConflictPromptProps<Content> {
  readonly conflict: ActionConflict<Content>
  readonly parts: readonly Part<Content>[]
}

interface Choice<Content> {
  readonly content: Content
  readonly repeats: boolean
}

/** Shows both versions of an item after a conflict, and asks whether to repeat the action. */
export function ActionConflictPrompt<Content>({
  conflict,
  parts,
}: ActionConflictPromptProps<Content>) {
  const { seen, theirs, label, decide } = conflict
  const labels = useAdminText().editing.conflict
  const choices: readonly Part<Choice<Content>>[] = [
    {
      name: 'action',
      label: labels.action,
      isBare: true,
      value: ({ repeats }) => repeats,
      take: (into, { repeats }) => ({ ...into, repeats }),
      show: ({ repeats }) => (repeats ? label : labels.leaveAsIs),
    },
    ...parts.map((part) => ({
      name: part.name,
      label: part.label,
      isOnlyShown: true,
      value: ({ content }: Choice<Content>) => part.value(content),
      take: (into: Choice<Content>) => into,
      show: ({ content }: Choice<Content>) => part.show(content),
    })),
  ]

  return (
    <div className="w-full pt-2">
      <Conflict<Choice<Content>>
        version={theirs.revision}
        waits={labels.notDone}
        note={labels.chooseAction}
        parts={choices}
        mine={{ content: seen, repeats: true }}
        base={{ content: seen, repeats: false }}
        theirs={{ content: theirs, repeats: false }}
        onResolve={({ repeats }) => decide(repeats)}
      />
    </div>
  )
}
