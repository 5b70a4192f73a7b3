import type { ComponentProps } from 'react'
import { useText } from '#web/language/use-text.ts'
import { ProcessAccordion } from './process-accordion.tsx'
import { SectionHead } from './section-head.tsx'

/** Shows the four steps as a section of the landing page. Source: LND-05. */
export function ProcessSteps(
  props: Pick<ComponentProps<typeof ProcessAccordion>, 'sample' | 'turnaroundDays'>,
) {
  const text = useText().content.process

  return (
    <section
      id="process"
      aria-labelledby="process-title"
      className="grid gap-x-16 gap-y-8 pt-section md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <SectionHead id="process-title" title={text.title} intro={text.intro} to="/user/process" />
      </div>
      <ProcessAccordion level={3} {...props} />
    </section>
  )
}
