import { useAdminText } from '../frame/admin-text.ts'
import { Conflict } from './conflict.tsx'
import type { Part } from './parts.ts'

/** What one was about to do with a thing that somebody else changed first. */
export interface OvertakenDeed<Content> {
  /** What one saw when one pressed, and what stands there now. */
  readonly seen: Content
  readonly theirs: Content & { readonly revision: number }
  /** As its button calls it. */
  readonly deed: string
  /** Does it upon what stands there now, or lets it be. */
  readonly decide: (does: boolean) => void
}

interface OvertakenProps<Content> {
  readonly of: OvertakenDeed<Content>
  readonly parts: readonly Part<Content>[]
}

interface Choice<Content> {
  readonly content: Content
  readonly does: boolean
}

/** Both versions of a thing that was not hidden or removed, and whether it is to be all the same. */
export function Overtaken<Content>({ of, parts }: OvertakenProps<Content>) {
  const { seen, theirs, deed, decide } = of
  const words = useAdminText().editing.conflict
  const choices: readonly Part<Choice<Content>>[] = [
    {
      name: 'deed',
      label: words.deed,
      isBare: true,
      value: ({ does }) => does,
      take: (into, { does }) => ({ ...into, does }),
      show: ({ does }) => (does ? deed : words.letBe),
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
        waits={words.notDone}
        note={words.chooseDeed}
        parts={choices}
        mine={{ content: seen, does: true }}
        base={{ content: seen, does: false }}
        theirs={{ content: theirs, does: false }}
        onResolve={({ does }) => decide(does)}
      />
    </div>
  )
}
