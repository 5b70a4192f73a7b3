import { useText } from '#web/language/use-text.ts'
import { ProcessAccordion } from './process-accordion.tsx'

/** The four steps as a section of the landing page. Source: LND-05. */
export function ProcessSteps() {
  const text = useText().content.process

  return (
    <section
      id="process"
      className="grid gap-x-16 gap-y-8 py-section md:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]"
    >
      <div>
        <h2 className="display-chapter">{text.title}</h2>
        <p className="mt-3 text-muted">{text.intro}</p>
      </div>
      <ProcessAccordion level={3} />
    </section>
  )
}
