import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'

interface Version {
  readonly title: string
  readonly lines: readonly string[]
}

interface TwoVersionsProps {
  /** What happened. */
  readonly problem: string
  readonly theirs: Version
  readonly mine: Version
  readonly keep: { readonly label: string; readonly run: () => void }
  /** Missing where one's own can no longer be. */
  readonly apply?: { readonly label: string; readonly run: () => void; readonly busy: boolean }
}

/** Somebody else was first: what stands there now and what one was about to change, to choose from. */
export function TwoVersions({ problem, theirs, mine, keep, apply }: TwoVersionsProps) {
  return (
    <div className="space-y-4 pb-5">
      <Problem>{problem}</Problem>
      <div className="grid gap-3 sm:grid-cols-2">
        {[theirs, mine].map(({ title, lines }) => (
          <section key={title} aria-label={title} className="border border-rule p-4 text-small">
            <p className="pb-1 text-tiny text-muted">{title}</p>
            {lines.map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" size="small" onClick={keep.run}>
          {keep.label}
        </Button>
        {apply && (
          <Button size="small" busy={apply.busy} onClick={apply.run}>
            {apply.label}
          </Button>
        )}
      </div>
    </div>
  )
}
