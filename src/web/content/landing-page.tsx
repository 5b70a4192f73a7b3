import { useLoaderData } from 'react-router'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { organisationOf, siteOf } from '#web/layout/structured-data.ts'
import type { FontsHandle } from '#web/ui/fonts/language-fonts.tsx'
import { hydrateOnInteraction } from '#web/ui/hydrate-on-interaction.tsx'
import { Film } from './film.tsx'
import { Hero } from './hero.tsx'
import { loadLandingPage } from './load-landing-page.ts'

const LandingSections = hydrateOnInteraction(
  async () => (await import('./landing-sections.tsx')).LandingSections,
)

export const handle = {
  fonts: 'first view',
  public: { sameAs: '/user' },
} satisfies FontsHandle & PublicHandle

export const loader = loadLandingPage

export const meta = pageMeta(({ site }) => [siteOf(site), organisationOf(site)])

/** The landing page. Each section has an anchor for the header's links. Source: LND-01. */
export default function LandingPage() {
  const data = useLoaderData<typeof loader>()

  return (
    <>
      <div id="sit">
        <Hero offer={data.offer} banner={data.banner} />
        {data.film && <Film banner={data.film} />}
      </div>
      <LandingSections data={data} />
    </>
  )
}
