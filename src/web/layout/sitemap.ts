import type { LoaderFunctionArgs } from 'react-router'
import { hasSample } from '#consultings/sample-reports.ts'
import { listProducts } from '#contract/catalog.ts'
import { languages } from '#texts/messages.ts'
import { choicesOf } from '#web/catalog/load-product.ts'
import { PRODUCT_PAGE } from '#web/catalog/product-place.ts'
import { pageContext, routesContext } from '#web/page-context.ts'
import { sampleAddress } from '#web/reports/sample/sample-addresses.ts'
import { addressIn, alternatesOf } from './language-address.ts'
import { publicPages } from './public-pages.ts'

/** `/sitemap.xml`: every public page and product on sale in every language, with alternates. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { publicUrl, call } = context.get(pageContext)
  const { items } = await call(listProducts, {})
  const paths = [
    ...publicPages(context.get(routesContext)).flatMap(({ addresses }) => addresses),
    ...choicesOf(items).map(({ query }) => PRODUCT_PAGE + query),
    ...items.flatMap(({ consulting_type: kind }) => (hasSample(kind) ? sampleAddress(kind) : [])),
  ]
  const pages = [...new Set(paths)].map((path) => publicUrl + path)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(entriesOf),
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}

const entriesOf = (url: string) => {
  const alternates = alternatesOf(url).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
  )
  return languages.map(
    (language) =>
      `<url><loc>${escaped(addressIn(language, url))}</loc>${alternates.join('')}</url>`,
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
