import type { Faq } from '#contract/content.ts'
import { Accordion } from '#web/ui/accordion.tsx'

interface FaqListProps {
  readonly faqs: readonly Faq[]
  /** The level of the questions within the page. */
  readonly level?: 2 | 3
  /** With their answers in sight from the beginning. */
  readonly open?: boolean
}

/** Questions, each of which shows its answer on a press. Source: LND-06, FAQ-01. */
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
