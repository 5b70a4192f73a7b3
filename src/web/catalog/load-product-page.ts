import type { KindName } from '#consultings/kinds.ts'
import { hasSample, sampleOf } from '#consultings/sample-reports.ts'
import { listPublicInquiries } from '#contract/inquiries.ts'
import { listReviews } from '#contract/reviews.ts'
import { listShopFaqs } from '#contract/shop-faqs.ts'
import type { Consultant } from '#web/consultant/consultant-section.tsx'
import { loadConsultant } from '#web/consultant/load-consultant.ts'
import { type ShopFaqList, shopFaqsInput } from '#web/content/shop-faq-queries.ts'
import { type InquiryList, productInquiriesQuery } from '#web/inquiries/inquiry-queries.ts'
import { redirectToLastPage } from '#web/layout/redirect-to-last-page.ts'
import type { PageContext } from '#web/page-context.ts'
import type { SamplePreview } from '#web/reports/sample/sample-parts.tsx'
import { productReviewsInput, type ReviewList } from '#web/reviews/queries.ts'
import { type LoadedProduct, loadProduct } from './load-product.ts'
import { placeIn, productIn } from './product-place.ts'

export interface ProductPageData extends LoadedProduct {
  /** Null if they could not be read; ordering works without them. */
  readonly reviews: ReviewList | null
  readonly inquiries: InquiryList | null
  readonly faqs: ShopFaqList | null
  /** Null for a kind without a sample sheet. */
  readonly sample: { readonly kind: KindName; readonly sample: SamplePreview } | null
  readonly consultant: Consultant
}

/**
 * Loads the product in the address, with the addressed page of reviews, inquiries or questions;
 * clamps the page number to the last page.
 */
export async function loadProductPage(
  context: Pick<PageContext, 'call' | 'language' | 'reportFault'>,
  url: URL,
): Promise<ProductPageData> {
  const { call, language } = context
  const { tab, page } = placeIn(url.searchParams)
  const pageOf = (name: string) => (tab === name ? page : 1)
  const loaded = await loadProduct(call, productIn(url.searchParams))
  const { product_id, consulting_type: kind } = loaded.product
  const [reviews, inquiries, faqs, consultant] = await Promise.all([
    call(listReviews, productReviewsInput(product_id, pageOf('review'))).catch(() => null),
    call(listPublicInquiries, { query: productInquiriesQuery(pageOf('qna')) }).catch(() => null),
    call(listShopFaqs, shopFaqsInput(pageOf('faq'))).catch(() => null),
    loadConsultant(context),
  ])
  const listOfTab = { review: reviews, qna: inquiries, faq: faqs }[tab ?? ''] ?? null
  redirectToLastPage(url, page, listOfTab)
  const sample = hasSample(kind) ? { kind, sample: sampleOf(kind).preview(language) } : null
  return { ...loaded, reviews, inquiries, faqs, sample, consultant }
}
