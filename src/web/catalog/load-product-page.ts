import { getProduct, type Product } from '#contract/catalog.ts'
import { listPublicInquiries } from '#contract/inquiries.ts'
import { listReviews } from '#contract/reviews.ts'
import { listShopFaqs } from '#contract/shop-faqs.ts'
import { type ShopFaqList, shopFaqsInput } from '#web/content/shop-faq-queries.ts'
import { type InquiryList, productInquiriesQuery } from '#web/inquiries/inquiry-queries.ts'
import { endAtLastPage } from '#web/layout/end-at-last-page.ts'
import type { Caller } from '#web/page-context.ts'
import { productReviewsInput, type ReviewList } from '#web/reviews/queries.ts'
import { PRODUCT_OF_PAGE, placeIn } from './product-place.ts'

export interface ProductPageData {
  readonly product: Product
  /** Null: they could not be read now, which keeps nobody from ordering. */
  readonly reviews: ReviewList | null
  readonly inquiries: InquiryList | null
  readonly faqs: ShopFaqList | null
}

/** The product with the page of reviews, inquiries or questions that the address names, else the first; past its end, its last. */
export async function loadProductPage(call: Caller, url: URL): Promise<ProductPageData> {
  const { tab, page } = placeIn(url.searchParams)
  const pageOf = (name: string) => (tab === name ? page : 1)
  const [product, reviews, inquiries, faqs] = await Promise.all([
    call(getProduct, { params: { consulting_type: PRODUCT_OF_PAGE } }),
    call(listReviews, productReviewsInput(PRODUCT_OF_PAGE, pageOf('review'))).catch(() => null),
    call(listPublicInquiries, { query: productInquiriesQuery(pageOf('qna')) }).catch(() => null),
    call(listShopFaqs, shopFaqsInput(pageOf('faq'))).catch(() => null),
  ])
  const listOfTab = { review: reviews, qna: inquiries, faq: faqs }[tab ?? ''] ?? null
  endAtLastPage(url, page, listOfTab)
  return { product, reviews, inquiries, faqs }
}
