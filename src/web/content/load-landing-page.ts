import type { LoaderFunctionArgs } from 'react-router'
import { sampleOf, seasonStrip } from '#consultings/sample-reports.ts'
import { listProducts } from '#contract/catalog.ts'
import { listBanners, listContents, listFaqs } from '#contract/content.ts'
import { listReviews } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { loadConsultant } from '#web/consultant/load-consultant.ts'
import { describePage } from '#web/layout/describe-page.ts'
import { pageContext } from '#web/page-context.ts'
import type { ReviewList } from '#web/reviews/queries.ts'
import { firstOffer } from './first-offer.ts'
import { closingMarkup, sampleMarkup } from './landing-markup.tsx'
import { reportPromise } from './report-promise.ts'
import { tileLinks, tileLinksToHair } from './tile-links.ts'

/** Selects what the section shows, to keep the page small. */
const shownOf = ({ items, average, total, face_shapes, hair_lengths }: ReviewList) => ({
  items,
  average,
  total,
  face_shapes,
  hair_lengths,
})

/**
 * Loads the landing page's data. A part that cannot be read is null and logged; it never blocks the
 * others. Source: LND-02, LND-06.
 */
export async function loadLandingPage({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { call, language, reportFault } = context.get(pageContext)
  const partOf = <Part>(asked: Promise<Part>) =>
    asked.catch((error: unknown) => {
      reportFault(error)
      return null
    })
  const bannerOf = (type: '이미지' | '비디오') =>
    partOf(call(listBanners, { query: { type, size: pageSizes.banner } }))

  const [products, consultant, image, video, faqs, contents, reviews, page] = await Promise.all([
    partOf(call(listProducts, {})),
    loadConsultant(context.get(pageContext)),
    bannerOf('이미지'),
    bannerOf('비디오'),
    partOf(call(listFaqs, { query: { size: pageSizes.landingFaqs } })),
    partOf(call(listContents, { query: { size: pageSizes.landingContents } })),
    partOf(call(listReviews, { query: { size: pageSizes.landingReviews } })),
    describePage(context, ({ landing }) => landing),
  ])
  const onSale = products?.items ?? []
  const tiles = products ? tileLinks(onSale) : tileLinksToHair
  const colour = onSale.find((it) => it.consulting_type === 'SKIN_CONSULTING')
  return {
    offer: firstOffer(onSale),
    promise: reportPromise(onSale),
    seasons: colour && {
      stripes: seasonStrip(language),
      product: { name: colour.name, price: colour.price },
      to: tiles.makeup.to,
    },
    tiles,
    consultant,
    strands: closingMarkup(),
    poster: await sampleMarkup(language, consultant?.name ?? ''),
    sample: sampleOf('HAIR_CONSULTING').preview(language),
    banner: image?.items[0] ?? null,
    film: video?.items[0] ?? null,
    faqs: faqs?.items ?? null,
    // A content's text is loaded when it is opened; the page would contain it twice.
    contents: contents?.items.map(({ content: _, ...summary }) => summary) ?? null,
    reviews: reviews && shownOf(reviews),
    page,
  }
}

export type LandingPageData = Awaited<ReturnType<typeof loadLandingPage>>
