import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { SAMPLE_SHEET } from '#web/reports/sample/sample-addresses.ts'
import { WhatIsIncluded } from '#web/reports/sample/what-is-included.tsx'
import { Column } from '#web/ui/page.tsx'
import { useSeenOnce } from '#web/ui/use-seen-once.ts'
import { pinRules } from './pin-rules.ts'
import { SampleLines } from './sample-lines.tsx'
import { SectionHead } from './section-head.tsx'

interface SampleSectionProps {
  /** The poster with its pins as HTML, rendered by the loader. */
  readonly poster: string
}

/**
 * Presents the result: the sample's poster with an explained pin per line, and what else is
 * included.
 */
export function SampleSection({ poster }: SampleSectionProps) {
  const text = useText().content.sample
  const held = useSeenOnce<HTMLElement>()

  return (
    <section
      ref={held}
      data-pinned=""
      aria-labelledby="sample-title"
      className="overflow-x-clip bg-fill pt-section"
    >
      <style>{pinRules}</style>
      <Column>
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
          <SectionHead id="sample-title" title={text.title} intro={text.intro} to={SAMPLE_SHEET} />
          <figure
            className="relative mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-10 lg:-mb-10 lg:mr-[12%] lg:self-end"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered by the loader
            dangerouslySetInnerHTML={{ __html: poster }}
          />
          <div className="pt-8 pb-12 lg:pb-24">
            <SampleLines />
            <Link
              to={SAMPLE_SHEET}
              className="mt-6 inline-flex min-h-touch items-center border-b border-ink hover:border-clay hover:text-clay"
            >
              {text.open}
            </Link>
          </div>
        </div>
      </Column>
      <div className="relative border-t border-ink bg-paper">
        <Column>
          <WhatIsIncluded kind="HAIR_CONSULTING" across />
        </Column>
      </div>
    </section>
  )
}
