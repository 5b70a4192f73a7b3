import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShopFaq } from '#contract/shop-faqs.ts'
import { useText } from '#web/language/use-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useShown } from '#web/ui/use-shown.ts'
import { ShopFaqDialog } from './shop-faq-dialog.tsx'
import { type ShopFaqList, shopFaqs } from './shop-faq-queries.ts'

interface ShopFaqPanelProps {
  /** The server-rendered page; null if it could not be read. */
  readonly rendered: ShopFaqList | null
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/**
 * Lists questions about the product, ten per page. Without scripts every answer is below its
 * question. Source: PRD-02.
 */
export function ShopFaqPanel({ rendered, page, hrefOf }: ShopFaqPanelProps) {
  const text = useText().shopFaqs
  const { data, error, refetch, isFetching } = useQuery(shopFaqs(page, rendered))

  if (data?.total === 0) return <EmptyState title={text.empty} text={text.emptyText} />
  return (
    <>
      {data && <Questions rows={data.items} />}
      {!data && error && (
        <Problem onRetry={() => refetch()} busy={isFetching}>
          {text.failed}
        </Problem>
      )}
      {!data && !error && <SkeletonRows />}
      <Pager page={page} pages={(data ?? rendered)?.total_pages ?? 0} hrefOf={hrefOf} />
    </>
  )
}

function Questions({ rows }: { readonly rows: readonly ShopFaq[] }) {
  const text = useText().shopFaqs
  const { shown, isOpen, show, close } = useShown<ShopFaq>()
  const [opening, setOpening] = useState(0)

  return (
    <>
      <ul aria-label={text.list}>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-sand">
            <h3>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  show(row)
                  setOpening(opening + 1)
                }}
                className="flex w-full items-center justify-between gap-5 py-5 text-left hover:text-clay"
              >
                <span>{row.question}</span>
                <PlusIcon className="size-4 noscript:hidden" />
              </button>
            </h3>
            <div
              className="hidden rich-text pb-6 text-muted noscript:block"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is shown
              dangerouslySetInnerHTML={{ __html: row.answer }}
            />
          </li>
        ))}
      </ul>
      {shown && <ShopFaqDialog row={shown} opening={opening} open={isOpen} onClose={close} />}
    </>
  )
}
