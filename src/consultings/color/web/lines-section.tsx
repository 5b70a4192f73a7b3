import { Written } from '#web/reports/written.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { alongScale, coloursAt, degreeOf, stepsOf } from '../line-scale.ts'
import { type ColorContent, type Line, lines } from '../report-content.ts'
import { useColorText } from './use-color-text.ts'

/** Shows the analysis, and the customer's position on each of the four lines. */
export function LinesSection({ report }: { readonly report: ColorContent }) {
  return (
    <div>
      <p className="max-w-(--container-text) text-lead">
        <Written>{report.summary}</Written>
      </p>
      <dl className="mt-10 grid gap-x-12 gap-y-9 @text:grid-cols-2 print:grid-cols-2">
        {lines.map((line) => (
          <LineScale key={line} line={line} {...report.lines[line]} />
        ))}
      </dl>
    </div>
  )
}

interface LineScaleProps {
  readonly line: Line
  readonly position: number
  readonly text: string
}

const MIDDLE = 3

function LineScale({ line, position, text }: LineScaleProps) {
  const { name, least, most, degrees } = useColorText().lines[line]

  return (
    <div className="break-inside-avoid border-t border-ink pt-4">
      <dt className="flex flex-wrap items-baseline gap-x-3">
        <span className="display-heading">{name}</span>
        <span className="font-strong">{degrees[MIDDLE + degreeOf(position)]}</span>
      </dt>
      <dd className="mt-4">
        <Scale line={line} position={position} />
        <div className="mt-1.5 flex justify-between text-tiny text-muted">
          <span>{least}</span>
          <span>{most}</span>
        </div>
        <p className="mt-2 text-small">
          <Written>{text}</Written>
        </p>
      </dd>
    </div>
  )
}

/** Shows eleven colours from the least to the most; the customer's own is a large chip. */
function Scale({ line, position }: Omit<LineScaleProps, 'text'>) {
  return (
    <div
      aria-hidden="true"
      className="relative h-14 forced-color-adjust-none print:[print-color-adjust:exact]"
    >
      <div className="absolute inset-x-0 inset-y-3.5 flex">
        {stepsOf(line).map((colours) => (
          <Chip key={colours.join()} colours={colours} className="grow basis-0" />
        ))}
      </div>
      <div
        className="absolute top-0 size-14 -translate-x-1/2 border-2 border-ink bg-paper p-0.5"
        style={{ left: `${alongScale(position) * 100}%` }}
      >
        <Chip colours={coloursAt(line, position)} className="size-full" />
      </div>
    </div>
  )
}

interface ChipProps {
  readonly colours: readonly string[]
  readonly className: string
}

const Chip = ({ colours, className }: ChipProps) => (
  <span className={classNames('flex flex-col', className)}>
    {colours.map((colour) => (
      <span key={colour} className="grow" style={{ backgroundColor: colour }} />
    ))}
  </span>
)
