import { useLoaderData } from 'react-router'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { organisationOf, siteOf } from '#web/layout/structured-data.ts'
import { ColourFan } from '#web/ui/colour-fan.tsx'
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
import { SampleSection } from './sample-section.tsx'
import { VoicesSection } from './voices-section.tsx'

export const handle = { public: { sameAs: '/user' } } satisfies PublicHandle

export const loader = loadLandingPage

export const meta = pageMeta(({ site }) => [siteOf(site), organisationOf(site)])

/** What a visitor sees first. Each section is an anchor that the header leads to. Source: LND-01. */
export default function LandingPage() {
  const { offer, tiles, sample, consultant, banner, film, faqs, contents, reviews } =
    useLoaderData<typeof loader>()

  return (
    <>
      <div id="sit">
        <Hero offer={offer} banner={banner} />
        {film && <Film banner={film} />}
      </div>
      <Column>
        <SampleSection sample={sample} />
        <ConsultingTypes links={tiles} />
        <ProcessSteps sample={sample} />
        <ConsultantSection consultant={consultant} className="mb-section" />
      </Column>
      <ColourFan />
      <Column className="overflow-x-clip">
        <ContentsSection contents={contents} />
        <FaqSection faqs={faqs} />
        <VoicesSection reviews={reviews} />
        <Closing />
      </Column>
    </>
  )
}
