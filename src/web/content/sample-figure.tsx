import type { SamplePosterContent } from '#consultings/sample-reports.ts'
import { SamplePoster } from '#web/reports/sample/sample-poster.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { SamplePins } from './sample-pins.tsx'

interface SampleFigureProps {
  readonly poster: SamplePosterContent
  readonly labels: { readonly studio: string; readonly mark: string }
  /** Name of the consultant; empty if nobody is named. */
  readonly consultantName: string
}

/** Shows the sample's poster with its pins, and on a wide screen a part of its back. */
export const SampleFigure = ({ poster, labels, consultantName }: SampleFigureProps) => (
  <>
    <div
      aria-hidden="true"
      className="absolute top-[12%] -right-[16%] bottom-0 hidden w-[60%] overflow-hidden border border-rule/60 bg-sheet lg:block"
    >
      <div className="absolute top-[14%] right-0 w-[84%]">
        <Portrait {...poster.back} />
      </div>
    </div>
    <div className="relative">
      <SamplePoster poster={poster} labels={labels} consultantName={consultantName} />
      <SamplePins />
    </div>
  </>
)
