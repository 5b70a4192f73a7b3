import type { SamplePosterContent } from '#consultings/sample-reports.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { lettersOf, points, SIDE } from './poster-points.ts'

/** Index of the column with the second style's head. */
const WITH_HEAD = 1

interface PosterColumnsProps {
  readonly poster: SamplePosterContent
  /** In points of the paper. */
  readonly top: number
}

/** Shows both styles, what to avoid, and the morning. */
export function PosterColumns({ poster: { columns, secondHead }, top }: PosterColumnsProps) {
  return (
    <div
      className="absolute grid grid-cols-[1fr_1.5fr_1fr_1.1fr] border-t border-ink"
      style={{
        left: points(SIDE),
        right: points(SIDE),
        top: points(top),
        height: points(102),
        columnGap: points(16),
        paddingTop: points(11),
      }}
    >
      {columns.map(({ title, lines }, at) => (
        <div key={title} className="flex min-h-0 gap-[0.6em]">
          <div className="min-w-0 flex-1 overflow-hidden">
            <p className="mb-[0.3em] font-display" style={lettersOf(11.5)}>
              {title}
            </p>
            {lines.map((line) => (
              <p key={line} className="line-clamp-4">
                {line}
              </p>
            ))}
          </div>
          {at === WITH_HEAD && (
            <span className="block shrink-0" style={{ width: points(62) }}>
              <Portrait {...secondHead} />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
