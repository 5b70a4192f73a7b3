import { languages } from '#texts/messages.ts'
import type { RootData } from '#web/root.tsx'

const organisationId = (site: RootData) => `${site.publicUrl}/#studio`

/** Structured data of the studio, from the current settings. */
export function organisationOf(site: RootData) {
  const studio = {
    '@type': 'LocalBusiness',
    '@id': organisationId(site),
    url: `${site.publicUrl}/user`,
  }
  if (!site.site) return { ...studio, name: site.siteName }
  const { company, links } = site.site
  return {
    ...studio,
    name: site.siteName,
    legalName: company.name,
    founder: { '@type': 'Person', name: company.ceo },
    telephone: company.phone,
    email: company.email,
    taxID: company.business_registration_number,
    address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'KR' },
    logo: `${site.publicUrl}/icon-512.png`,
    image: `${site.publicUrl}/sharing.png`,
    sameAs: [links.instagram, links.kakao].filter(Boolean),
  }
}

export const siteOf = (site: RootData) => ({
  '@type': 'WebSite',
  url: `${site.publicUrl}/user`,
  name: site.siteName,
  inLanguage: languages,
  publisher: { '@id': organisationId(site) },
})

/** The provider of an offer. */
export const studioOf = (site: RootData) => ({
  '@type': 'LocalBusiness',
  '@id': organisationId(site),
  name: site.siteName,
})
