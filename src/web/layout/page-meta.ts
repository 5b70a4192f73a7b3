import type { MetaDescriptor } from 'react-router'
import {
  defaultLanguage,
  type Language,
  languageOfTag,
  languages,
} from '#domain/languages/languages.ts'
import type { RootData } from '#web/root.tsx'
import { addressOfPage } from '#web/ui/pager-numbers.ts'
import type { PageDescription } from './describe-page.ts'
import { addressIn, alternatesOf } from './language-address.ts'
import { publicOf } from './public-handle.ts'

interface MetaArguments<Data> {
  readonly loaderData?: Data | undefined
  readonly location: { readonly pathname: string; readonly search: string }
  readonly matches: readonly (
    | { readonly loaderData?: unknown; readonly handle?: unknown }
    | undefined
  )[]
}

/** Input of structured data: the page's data, its address and the site's. */
export interface Facts<Data> {
  readonly data: Data
  readonly url: string
  readonly site: RootData
}

const PICTURE = { path: '/sharing.png', width: '1200', height: '630' }
const locales: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US', vi: 'vi_VN' }

/**
 * Builds a public page's head: title, description, alternates per language, link preview, and
 * structured data. Every page of a list is a page of its own. A failed page has none.
 */
export const pageMeta =
  <Data extends { readonly page: PageDescription }>(
    structure: (facts: Facts<Data>) => readonly object[] = () => [],
  ) =>
  ({ loaderData, location, matches }: MetaArguments<Data>): MetaDescriptor[] => {
    // The first match is the root route.
    const site = matches[0]?.loaderData as RootData | undefined
    if (!loaderData || !site) return []
    const { title, description, address } = loaderData.page
    const page = publicOf(matches.at(-1)?.handle)
    const query = new URLSearchParams(location.search)
    const path = address ?? page?.sameAs ?? withoutSlash(location.pathname)
    // A filtered list is not a page of its own.
    const { page: list, ...narrowed } = page?.query?.(query) ?? {}
    const isPageOfList = list !== undefined && Object.keys(narrowed).length === 0
    const url = site.publicUrl + path + (isPageOfList ? addressOfPage(Number(list)) : '')
    const canonical = addressIn(addressedLanguage(query), url)

    return [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: canonical },
      ...alternatesOf(url).map((it) => ({ tagName: 'link', rel: 'alternate', ...it })),
      ...shared(loaderData.page, site, canonical),
      ...structure({ data: loaderData, url, site }).map((it) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...it },
      })),
    ]
  }

/** Builds the link preview: Open Graph, which Twitter reads too. */
function shared(
  page: PageDescription,
  { publicUrl, language, siteName }: RootData,
  canonical: string,
) {
  const picture = page.picture
    ? [{ property: 'og:image', content: new URL(page.picture, publicUrl).href }]
    : [
        { property: 'og:image', content: publicUrl + PICTURE.path },
        { property: 'og:image:width', content: PICTURE.width },
        { property: 'og:image:height', content: PICTURE.height },
        { property: 'og:image:alt', content: page.pictureText },
      ]
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: locales[language] },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({ property: 'og:locale:alternate', content: locales[each] })),
    ...picture,
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Returns the language in the address; the plain address counts as one page. */
const addressedLanguage = (query: URLSearchParams): Language =>
  languageOfTag(query.get('lang')) ?? defaultLanguage

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')
