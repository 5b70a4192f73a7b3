import { ConsultantSection } from '#web/consultant/consultant-section.tsx'
import { Column } from '#web/ui/page.tsx'
import { Closing } from './closing.tsx'
import { ConsultingTypes } from './consulting-types.tsx'
import { ContentsSection } from './contents-section.tsx'
import { FaqSection } from './faq-section.tsx'
import type { LandingPageData } from './load-landing-page.ts'
import { ProcessSteps } from './process-steps.tsx'
import { PromiseBand } from './promise-band.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { SampleSection } from './sample-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'

/** Sections below the first screen. */
export function LandingSections({ data }: { readonly data: LandingPageData }) {
  const { promise, poster, tiles, sample, consultant, seasons, faqs, contents, reviews, strands } =
    data

  return (
    <>
      {promise && <PromiseBand promise={promise} />}
      <SampleSection poster={poster} />
      <div className="render-near-2100 md:render-near-1640">
        <Column>
          <ConsultingTypes links={tiles} />
          <ProcessSteps sample={sample} turnaroundDays={promise?.product.turnaround_days ?? null} />
        </Column>
      </div>
      <div className="render-near-1580 md:render-near-1160">
        <ConsultantSection consultant={consultant} className="mt-section" />
        {seasons && <SeasonsSection seasons={seasons} />}
      </div>
      <Column className="render-near-700 overflow-x-clip md:render-near-840">
        <ContentsSection contents={contents} />
      </Column>
      <Column className="render-near-600 overflow-x-clip md:render-near-795">
        <FaqSection faqs={faqs} />
      </Column>
      <Column className="render-near-800 overflow-x-clip md:render-near-760">
        <ReviewsSection reviews={reviews} />
      </Column>
      <Closing strands={strands} />
    </>
  )
}
