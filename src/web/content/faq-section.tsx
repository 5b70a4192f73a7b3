import { useState } from 'react'
import type { Faq } from '#contract/content.ts'
import { breakpointsPx, FAQ_PREVIEW_ITEMS } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { FaqList } from './faq-list.tsx'
import { SectionHead } from './section-head.tsx'

interface FaqSectionProps {
  /** Null if they could not be read. */
  readonly faqs: readonly Faq[] | null
}

/** Shows frequent questions on the landing page. Source: LND-06. */
export function FaqSection({ faqs }: FaqSectionProps) {
  const text = useText().content.faq

  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="grid gap-x-16 gap-y-8 pt-section md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="md:sticky md:top-[calc(var(--spacing-header)+2rem)] md:self-start">
        <SectionHead id="faq-title" title={text.title} intro={text.intro} to="/user/faq" />
      </div>
      <div>
        {!faqs && <Problem onRetry={() => window.location.reload()}>{text.failed}</Problem>}
        {faqs?.length === 0 && <EmptyState title={text.empty} text={text.emptyText} />}
        {faqs && faqs.length > 0 && <Preview faqs={faqs} />}
      </div>
    </section>
  )
}

const LIST_ID = 'faq-list'

/**
 * On a phone, shows the first few until the visitor expands them; all of them without scripts.
 * Source: LND-07.
 */
const foldRules = [
  `@media(width<=${breakpointsPx.phone}px) and (scripting:enabled){`,
  `[data-folded] details:nth-child(n+${FAQ_PREVIEW_ITEMS + 1}){display:none}}`,
  `@media(width>${breakpointsPx.phone}px){[data-folds]{display:none}}`,
].join('')

function Preview({ faqs }: { readonly faqs: readonly Faq[] }) {
  const text = useText().ui
  const [all, setAll] = useState(false)

  return (
    <>
      <style>{foldRules}</style>
      <div id={LIST_ID} data-folded={all ? undefined : ''}>
        <FaqList faqs={faqs} />
      </div>
      {faqs.length > FAQ_PREVIEW_ITEMS && (
        <p data-folds="" className="mt-6 text-center noscript:hidden">
          <Button
            kind="secondary"
            aria-expanded={all}
            aria-controls={LIST_ID}
            onClick={() => setAll(!all)}
          >
            {all ? text.fold : text.more}
          </Button>
        </p>
      )}
    </>
  )
}
