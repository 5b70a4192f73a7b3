import { Link } from 'react-router'
import type { KindName } from '#consultings/kinds.ts'
import type { SamplePreview } from '#consultings/sample-preview.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { PartPicture } from './part-picture.tsx'
import { sampleAddress, sampleSection } from './sample-addresses.ts'

export type { SamplePreview }

interface SamplePartsProps {
  /** Preview from the loader. */
  readonly sample: SamplePreview
  readonly kind: KindName
}

/** Shows the sample sheet's parts side by side, each linking to its section; scrollable on a phone. */
export function SampleParts({ sample, kind }: SamplePartsProps) {
  const text = useText().content.sample
  const { cover, parts } = sample

  return (
    <ul className="-mx-gutter grid auto-cols-[44%] grid-flow-col gap-x-4 overflow-x-auto px-gutter pb-3 sm:auto-cols-[28%] lg:mx-0 lg:auto-cols-fr lg:gap-x-6 lg:px-0">
      <li>
        <Part to={sampleAddress(kind)} title={text.cover} line={cover.headline}>
          <Portrait {...cover.portrait} covers />
        </Part>
      </li>
      {parts.map((part) => (
        <li key={part.section}>
          <Part to={sampleSection(part.section, kind)} title={part.title} line={part.line}>
            <PartPicture part={part} />
          </Part>
        </li>
      ))}
    </ul>
  )
}

interface PartProps {
  readonly to: string
  readonly title: string
  readonly line: string
  readonly children: React.ReactNode
}

const Part = ({ to, title, line, children }: PartProps) => (
  <Link to={to} className="group block">
    <span className="relative block aspect-3/4 overflow-hidden border border-sand bg-fill">
      {children}
    </span>
    <span className="mt-3 block font-strong group-hover:text-clay">{title}</span>
    <span className="mt-0.5 block text-small text-muted">{line}</span>
  </Link>
)
