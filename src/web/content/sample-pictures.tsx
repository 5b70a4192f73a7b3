import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { PartPicture } from '#web/reports/sample/part-picture.tsx'
import { SAMPLE_SHEET, sampleSection } from '#web/reports/sample/sample-addresses.ts'
import type { SamplePreview } from '#web/reports/sample/sample-parts.tsx'

const SHOWN = 3

/** Shows pictures of the sample sheet in a row, each linking to its section. Source: PRC-02. */
export function SamplePictures({ sample }: { readonly sample: SamplePreview }) {
  const text = useText().content.sample

  return (
    <>
      <ul aria-label={text.mark} className="mt-5 grid max-w-(--container-form) grid-cols-3 gap-3">
        {sample.parts.slice(0, SHOWN).map((part) => (
          <li key={part.section}>
            <Link to={sampleSection(part.section)} className="group block">
              <span className="relative block aspect-3/4 overflow-hidden bg-fill">
                <PartPicture part={part} />
              </span>
              <span className="mt-1.5 block text-small group-hover:text-clay">{part.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link
          to={SAMPLE_SHEET}
          className="inline-flex min-h-touch items-center underline decoration-rule underline-offset-4 hover:decoration-ink"
        >
          {text.open}
        </Link>
      </p>
    </>
  )
}
