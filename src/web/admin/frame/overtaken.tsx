import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'

interface OvertakenProps {
  /** Who was first, and that nothing is lost. */
  readonly problem: string
  /** What is saved meanwhile. */
  readonly theirs: string | null
  readonly words: {
    readonly theirs: string
    readonly keepTheirs: string
    readonly sendMine: string
    readonly nothing?: string
  }
  readonly busy: boolean
  readonly onKeepTheirs: () => void
  readonly onSendMine: () => void
}

/** Somebody saved other words while these were written: both stand there to choose from. */
export function Overtaken(props: OvertakenProps) {
  const { problem, theirs, words, busy, onKeepTheirs, onSendMine } = props

  return (
    <div className="space-y-4">
      <Problem>{problem}</Problem>
      <section aria-label={words.theirs} className="border border-rule p-4 text-small">
        <p className="pb-1 text-tiny text-muted">{words.theirs}</p>
        <p className="wrap-anywhere whitespace-pre-line">{theirs ?? words.nothing}</p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" size="small" onClick={onKeepTheirs}>
          {words.keepTheirs}
        </Button>
        <Button size="small" busy={busy} onClick={onSendMine}>
          {words.sendMine}
        </Button>
      </div>
    </div>
  )
}
