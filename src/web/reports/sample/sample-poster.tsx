import type { SamplePosterContent } from '#consultings/sample-reports.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { Clauses } from '../clauses.tsx'
import { PosterColumns } from './poster-columns.tsx'
import { PosterPicture } from './poster-picture.tsx'
import { lettersOf, place, points, SIDE } from './poster-points.ts'

interface SamplePosterProps {
  readonly poster: SamplePosterContent
  readonly labels: {
    readonly studio: string
    /** Label that the customer is invented. */
    readonly mark: string
  }
  /** Name of the consultant; empty if nobody is named. */
  readonly consultantName: string
}

/** The part between the picture and the columns. */
const MIDDLE = { top: 552, height: 118 }

/**
 * Shows the front of the sample sheet's poster as printed: all lengths are points of A4, so that it
 * scales. Hidden from screen readers, since the page says the same elsewhere.
 */
export function SamplePoster({ poster, labels, consultantName }: SamplePosterProps) {
  const { face, headline } = poster

  return (
    <div role="img" aria-label={`${labels.mark}: ${headline}`} className="@container select-none">
      <div
        className="relative aspect-[595/842] overflow-hidden border border-rule/60 bg-sheet [--pt:calc(100cqi/595)]"
        style={lettersOf(8.4, 1.55)}
      >
        <p
          className="absolute flex items-center gap-[0.4em] font-display"
          style={{ ...place(SIDE, 28), ...lettersOf(14) }}
        >
          <Strands className="h-[1.3em]" />
          {labels.studio}
        </p>
        <p className="absolute text-muted" style={{ right: points(SIDE), top: points(31) }}>
          {labels.mark}
        </p>
        <PosterPicture poster={poster} />
        <div
          className="absolute inset-x-0 flex items-center justify-between border-t border-ink"
          style={{
            top: points(MIDDLE.top),
            height: points(MIDDLE.height),
            paddingInline: points(SIDE),
          }}
        >
          <p
            className="font-display font-light text-balance"
            style={{ width: points(316), ...lettersOf(26, 1.28) }}
          >
            <Clauses>{headline}</Clauses>
          </p>
          <div className="flex items-center" style={{ width: points(200), gap: points(10) }}>
            <span className="block shrink-0" style={{ width: points(66) }}>
              <Portrait {...face.portrait} />
            </span>
            <p>
              <span className="block font-display" style={lettersOf(12.5)}>
                {face.title}
              </span>
              {face.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </div>
        </div>
        <PosterColumns poster={poster} top={MIDDLE.top + MIDDLE.height} />
        {consultantName && (
          <p
            className="absolute border-b border-ink font-display"
            style={{ ...place(SIDE, 790, 150), ...lettersOf(13) }}
          >
            {consultantName}
          </p>
        )}
        <p className="absolute text-muted" style={{ right: points(SIDE), top: points(795) }}>
          {poster.turnOver}
        </p>
      </div>
    </div>
  )
}
