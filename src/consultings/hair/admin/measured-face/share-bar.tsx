import { classNames } from '#web/ui/class-names.ts'

interface ShareBarProps {
  readonly label: string
  readonly percents: readonly number[]
}

/** Shows shares of a whole in a row; the largest are tinted unless all are about equal. */
export function ShareBar({ label, percents }: ShareBarProps) {
  const largest = Math.max(...percents)
  const isUneven = largest - Math.min(...percents) > 1

  return (
    <div className="min-w-0">
      <p className="pb-1 text-tiny text-muted">{label}</p>
      <ol className="flex gap-0.5">
        {percents.map((percent, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: shares are known by their place alone
            key={at}
            style={{ flexGrow: percent, flexBasis: 0 }}
            className={classNames(
              'figures min-w-0 py-1 text-center text-small font-strong',
              isUneven && percent === largest ? 'bg-blush text-clay-deep' : 'bg-fill',
            )}
          >
            {percent}
          </li>
        ))}
      </ol>
    </div>
  )
}
