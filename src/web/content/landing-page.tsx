import { useLoaderData } from 'react-router'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { organisationOf, siteOf } from '#web/layout/structured-data.ts'
import { Column } from '#web/ui/page.tsx'
import { Closing } from './closing.tsx'
import { ConsultantSection } from './consultant-section.tsx'
import { ConsultingTypes } from './consulting-types.tsx'
import { ContentsSection } from './contents-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { Film } from './film.tsx'
import { Hero } from './hero.tsx'
import { loadLandingPage } from './load-landing-page.ts'
import { ProcessSteps } from './process-steps.tsx'
import { PromiseBand } from './promise-band.tsx'
import { SampleSection } from './sample-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import { VoicesSection } from './voices-section.tsx'

export const handle = { public: { sameAs: '/user' } } satisfies PublicHandle

export const loader = loadLandingPage

export const meta = pageMeta(({ site }) => [siteOf(site), organisationOf(site)])

/** What a visitor sees first. Each section is an anchor that the header leads to. Source: LND-01. */
export default function LandingPage() {
  const data = useLoaderData<typeof loader>()
  const { offer, banner, film, promise, poster, tiles, sample, consultant } = data
  const { seasons, contents, faqs, reviews } = data

  return (
    <>
      <div id="sit">
        <Hero offer={offer} banner={banner} />
        {film && <Film banner={film} />}
      </div>
      {promise && <PromiseBand promise={promise} />}
      <SampleSection poster={poster} />
      <Column>
        <ConsultingTypes links={tiles} />
        <ProcessSteps sample={sample} turnaroundDays={promise?.product.turnaround_days ?? null} />
      </Column>
      <ConsultantSection consultant={consultant} className="mt-section" />
      {seasons && <SeasonsSection seasons={seasons} />}
      <Column className="overflow-x-clip">
        <ContentsSection contents={contents} />
        <FaqSection faqs={faqs} />
        <VoicesSection reviews={reviews} />
      </Column>
      <Closing />
    </>
  )
}
