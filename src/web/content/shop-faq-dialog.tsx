import { useQuery } from '@tanstack/react-query'
import type { ShopFaq } from '#contract/shop-faqs.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { shopFaq } from './shop-faq-queries.ts'

interface ShopFaqDialogProps {
  /** The clicked row: shown at once, and as a fallback if the question cannot be loaded. */
  readonly row: ShopFaq
  /** Counts the openings; each is one view. */
  readonly opening: number
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows a question and its current answer. Source: PRD-02. */
export function ShopFaqDialog({ row, opening, open, onClose }: ShopFaqDialogProps) {
  const text = useText().shopFaqs
  const { date, number } = useFormat()
  const { data = row, isError } = useQuery(shopFaq(row, opening))

  return (
    <Dialog open={open} onClose={onClose} title={data.question} width="text">
      {isError && (
        <div className="mb-5">
          <Problem>{text.detailFailed}</Problem>
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is shown */}
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: data.answer }} />
      <p className="mt-6 flex flex-wrap gap-x-3 border-t border-sand pt-4 text-small text-muted">
        <span>{data.author}</span>
        <time dateTime={data.created_at}>{date(data.created_at)}</time>
        <span>{text.views(number(data.views))}</span>
      </p>
    </Dialog>
  )
}
