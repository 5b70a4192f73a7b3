import { balanced } from '#domain/colours/white-balance.ts'
import { ForwardIcon } from '#web/ui/icons.tsx'
import { useColorAdminText } from '../use-color-admin-text.ts'
import { useDecimals } from '../use-decimals.ts'
import { castOf, type Paper } from './measuring.ts'

interface LightProps {
  readonly paper: Paper | undefined
  /** Whether the paper lies in the shown photo. */
  readonly isOwn: boolean
}

/**
 * Shows a photo's light as measured on white paper: its colour before and after, in words and as
 * factors.
 */
export function Light({ paper, isOwn }: LightProps) {
  const labels = useColorAdminText().photo
  const decimal = useDecimals()

  if (!paper) return <p className="bg-ink px-4 py-4 text-small text-paper">{labels.paperFirst}</p>
  const { red, green, blue } = paper.gains

  return (
    <div role="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-4 py-3 text-small text-paper">
        <Chip hex={paper.seen} />
        <ForwardIcon className="size-4" />
        <Chip hex={balanced(paper.seen, paper.gains)} />
        <span className="font-strong">{labels.casts[castOf(paper.seen)]}</span>
        <span className="figures ml-auto">
          {labels.gain(decimal(red, 2), decimal(green, 2), decimal(blue, 2))}
        </span>
      </div>
      {!isOwn && <p className="pt-2 text-small text-muted">{labels.otherPaper}</p>}
      {paper.problem && (
        <p className="border-l-3 border-clay bg-fill px-4 py-2.5 text-small">
          {labels.problems[paper.problem]}
        </p>
      )}
    </div>
  )
}

const Chip = ({ hex }: { readonly hex: string }) => (
  <span
    aria-hidden="true"
    className="size-8 shrink-0 forced-color-adjust-none"
    style={{ background: hex }}
  />
)
