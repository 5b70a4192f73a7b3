import { useText } from '#web/language/use-text.ts'
import type { SamplePreview } from '#web/reports/sample/sample-parts.tsx'
import { ProcessAccordion } from './process-accordion.tsx'
import { SectionHead } from './section-head.tsx'

/** The four steps as a section of the landing page. Source: LND-05. */
export function ProcessSteps({ sample }: { readonly sample: SamplePreview }) {
  const text = useText().content.process

  return (
    <section
      id="process"
      aria-labelledby="process-title"
      className="grid gap-x-16 gap-y-8 py-section md:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]"
    >
      <div>
        <SectionHead id="process-title" title={text.title} intro={text.intro} to="/user/process" />
      </div>
      <ProcessAccordion level={3} sample={sample} />
    </section>
  )
}
