import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { Clauses } from '#web/reports/clauses.tsx'
import { SAMPLE_SHEET, sampleSection } from '#web/reports/sample/sample-addresses.ts'
import type { SamplePreview } from '#web/reports/sample/sample-parts.tsx'
import { WhatOneGets } from '#web/reports/sample/what-one-gets.tsx'
import { SheetCover } from '#web/reports/sheet-cover.tsx'
import { SectionHead } from './section-head.tsx'

/** What a customer will hold: the sample sheet's first view, what is in it, and all that comes with it. */
export function SampleSection({ sample }: { readonly sample: SamplePreview }) {
  const text = useText().content.sample
  const { cover, parts } = sample

  return (
    <section aria-labelledby="sample-title" className="pt-section">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-[auto_1fr]">
        <div>
          <SectionHead id="sample-title" title={text.title} intro={text.intro} to={SAMPLE_SHEET} />
        </div>
        <figure className="md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="@container mx-auto max-w-(--container-form)">
            <SheetCover {...cover} headline={<Clauses>{cover.headline}</Clauses>} />
          </div>
          <figcaption className="mt-2 text-center text-tiny text-muted">{text.mark}</figcaption>
        </figure>
        <div>
          <ol className="border-t border-ink">
            {parts.map(({ section, title, line }) => (
              <li key={section} className="border-b border-sand">
                <Link
                  to={sampleSection(section)}
                  className="block min-h-touch py-3.5 hover:text-clay"
                >
                  <span className="block font-strong">{title}</span>
                  <span className="block text-small text-muted">{line}</span>
                </Link>
              </li>
            ))}
          </ol>
          <Link
            to={SAMPLE_SHEET}
            className="mt-3 inline-flex min-h-touch items-center underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            {text.open}
          </Link>
        </div>
      </div>
      <div className="mt-10 border-t border-ink">
        <WhatOneGets kind="HAIR_CONSULTING" across />
      </div>
    </section>
  )
}
