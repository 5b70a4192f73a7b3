import { Link } from 'react-router'
import type { KindName } from '#consultings/kinds.ts'
import { useText } from '#web/language/use-text.ts'
import { sampleAddress } from '#web/reports/sample/sample-addresses.ts'
import { SampleParts, type SamplePreview } from '#web/reports/sample/sample-parts.tsx'

interface ProductSampleProps {
  readonly sample: SamplePreview
  readonly kind: KindName
}

/** Shows the sections of the sample sheet. */
export function ProductSample({ sample, kind }: ProductSampleProps) {
  const text = useText().content.sample

  return (
    <section aria-labelledby="unfold-title" className="pt-16 md:pt-24">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <h2 id="unfold-title" className="display-chapter">
          {text.unfold}
        </h2>
        <Link
          to={sampleAddress(kind)}
          className="inline-flex min-h-touch items-center underline decoration-rule underline-offset-4 hover:decoration-ink"
        >
          {text.open}
        </Link>
      </div>
      <SampleParts sample={sample} kind={kind} />
      <p className="mt-4 text-small text-muted">{text.note}</p>
    </section>
  )
}
