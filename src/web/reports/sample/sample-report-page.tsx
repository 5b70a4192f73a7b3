import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DEFAULT_KIND, isOffered, type KindName } from '#consultings/kinds.ts'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import { hasSample, sampleOf } from '#consultings/sample-reports.ts'
import { getCutPlan } from '#contract/cut-plans.ts'
import { languages } from '#domain/languages/languages.ts'
import { PRODUCT_PAGE, queryOfKind } from '#web/catalog/product-place.ts'
import { loadConsultant } from '#web/consultant/load-consultant.ts'
import { useText } from '#web/language/use-text.ts'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Column } from '#web/ui/page.tsx'
import { withoutCard } from '../card-address.ts'
import { CardBar } from '../card-bar.tsx'
import { cutPlanQuery } from '../cut-plan-query.ts'
import { ReportView } from '../report-view.tsx'
import { sampleAddress, sampleCard } from './sample-addresses.ts'

export const handle = { public: { query: knownSampleIn } } satisfies PublicHandle

/** Reads the kind from the address; hair by default. */
function kindIn(search: URLSearchParams): KindName {
  const asked = search.get('consulting_type') ?? ''
  return isOffered(asked) ? asked : DEFAULT_KIND
}

/** Normalizes kind, card, style and language for the page cache. */
function knownSampleIn(search: URLSearchParams) {
  const kind = kindIn(search)
  const named = kind === DEFAULT_KIND ? {} : { consulting_type: kind }
  if (search.get('view') !== 'card') return named
  const language = languages.find((it) => it === search.get('in'))
  return { ...named, view: 'card', ...(search.get('style') === '2' && { style: 2 }), in: language }
}

/** Loads the sheet with its cutting plans, so that it is complete before any script is loaded. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, language, reportFault } = context.get(pageContext)
  const search = new URL(request.url).searchParams
  const isCard = search.get('view') === 'card'
  const asked = kindIn(search)
  const kind = hasSample(asked) ? asked : DEFAULT_KIND
  const sample = sampleOf(kind)
  const planned = sample.plans(isCard ? 'card' : 'sheet').map((portrait) => cutPlanQuery(portrait))
  const [page, consultant, ...plans] = await Promise.all([
    describePage(context, ({ sample: texts }) => ({ ...texts, address: sampleAddress(kind) })),
    loadConsultant({ call, reportFault }),
    ...planned.map(async ({ queryKey }) => ({
      queryKey,
      plan: await call(getCutPlan, { params: { portrait: queryKey[1] } }),
    })),
  ])
  const report = { ...sample.report(language), consultant_name: consultant?.name ?? '' }
  return { kind, report, plans, page }
}

export const meta = pageMeta()

/** Shows an invented customer's result sheet, or its card for a salon. */
export default function SampleReportPage() {
  const { kind, report, plans } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const queries = useQueryClient()
  // Fills the cache before the sheet reads it, also on the server, where no effect runs.
  useMemo(() => {
    for (const { queryKey, plan } of plans) queries.setQueryData(queryKey, plan)
  }, [queries, plans])
  const { Card } = reportOnScreen(report.consulting_type)
  const isCard = search.get('view') === 'card'

  return (
    <Column width="page" className="grow">
      <SampleNote kind={kind} isCard={isCard} />
      {Card && isCard ? (
        <Card report={report} bar={<CardBar backTo={withoutCard(search)} />} />
      ) : (
        <ReportView report={report} />
      )}
    </Column>
  )
}

/** Says that the customer is invented, and links to the product. */
function SampleNote({ kind, isCard }: { readonly kind: KindName; readonly isCard: boolean }) {
  const { sample: text, gets } = useText().content

  return (
    <aside
      data-print="none"
      aria-label={text.mark}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-ink py-4"
    >
      <p className="max-w-(--container-text)">
        <strong className="mr-3 font-strong text-clay">{text.mark}</strong>
        {text.note}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!isCard && (
          <Link
            to={sampleCard(kind)}
            className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            {kind === 'SKIN_CONSULTING' ? gets.colourCard.name : text.card}
          </Link>
        )}
        <ButtonLink size="small" to={PRODUCT_PAGE + queryOfKind(kind)}>
          {text.toProduct}
        </ButtonLink>
      </div>
    </aside>
  )
}
