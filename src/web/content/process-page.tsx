import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { sampleOf } from '#consultings/sample-reports.ts'
import { listProducts } from '#contract/catalog.ts'
import { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Page } from '#web/ui/page.tsx'
import { ProcessAccordion } from './process-accordion.tsx'

export const handle = { public: {} } satisfies PublicHandle

/** The steps are shown even without the studio's dates. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language } = context.get(pageContext)
  const [described, site, products] = await Promise.all([
    describePage(context, ({ titled, process }, { content }) => ({
      title: titled(content.process.title),
      description: process,
    })),
    call(getSite, {}).catch(() => null),
    call(listProducts, {}).catch(() => null),
  ])
  return {
    site,
    sample: sampleOf('HAIR_CONSULTING').preview(language),
    turnaroundDays: products?.items[0]?.turnaround_days ?? null,
    page: described,
  }
}

export const meta = pageMeta()

/** Explains the process from choosing to the result sheet, with its dates. Source: PRC-01. */
export default function ProcessPage() {
  const { site, sample, turnaroundDays } = useLoaderData<typeof loader>()
  const text = useText()

  return (
    <Page
      title={text.content.process.title}
      intro={text.content.process.intro}
      above={<BackToSection name="process" />}
      aside={
        <>
          {site && <Facts site={site} />}
          <p className="mt-6">
            <ButtonLink to="/user/consulting/consulting-order" wide>
              {text.catalog.order}
            </ButtonLink>
          </p>
        </>
      }
    >
      <div className="-mt-px">
        <ProcessAccordion level={2} sample={sample} turnaroundDays={turnaroundDays} />
      </div>
    </Page>
  )
}

function Facts({ site }: { readonly site: ReplyOf<typeof getSite> }) {
  const text = useText().content.process.page
  const { won } = useFormat()
  const { free_window_minutes: minutes, late_fee: fee } = site.refund_rules

  return (
    <section className="pt-8">
      <h2 className="mb-2 text-lead font-strong">{text.facts}</h2>
      <DefinitionList
        items={[
          { term: text.payment, value: text.paymentText(site.payment_deadline_days) },
          { term: text.survey, value: text.surveyText(site.survey_deadline_days) },
          { term: text.refund, value: text.refundText(minutes, won(fee)) },
        ]}
      />
      <Link
        to="/policies/refund"
        className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
      >
        {text.policy}
      </Link>
    </section>
  )
}
