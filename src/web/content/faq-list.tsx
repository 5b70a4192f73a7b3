import type { Faq } from '#contract/content.ts'
import { Accordion } from '#web/ui/accordion.tsx'

interface FaqListProps {
  readonly faqs: readonly Faq[]
  /** Heading level of the questions. */
  readonly level?: 2 | 3
  /** Whether answers are shown initially. */
  readonly open?: boolean
}

/** Lists questions that expand to show their answers. Source: LND-06, FAQ-01. */
export function FaqList({ faqs, level = 3, open = false }: FaqListProps) {
  return (
    <Accordion
      level={level}
      open={open}
      items={faqs.map(({ id, question, answer }) => ({
        id,
        title: question,
        body: (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is shown
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: answer }} />
        ),
      }))}
    />
  )
}
