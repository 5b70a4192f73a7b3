import type { Product } from '#contract/catalog.ts'
import type { Facts } from '#web/layout/page-meta.ts'
import { studioOf } from '#web/layout/structured-data.ts'
import { PRODUCT_PAGE, queryOfKind } from './product-place.ts'

type ProductFacts = Facts<{ readonly product: Product }>

/** Structured data of a product with its price, and its rating once there is one. */
export function productOf(facts: ProductFacts) {
  const { data, site } = facts
  const { name, summary, image_url, rating_average, review_count } = data.product
  return {
    '@type': 'Product',
    name,
    description: summary,
    image: new URL(image_url ?? '/sharing.png', site.publicUrl).href,
    brand: { '@type': 'Brand', name: site.siteName },
    offers: offerOf(facts, facts.url),
    ...(rating_average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating_average,
        reviewCount: review_count,
        bestRating: 5,
      },
    }),
  }
}

/**
 * Structured data (schema.org Service) of a kind's first product, offered on the product's own
 * page.
 */
export const serviceOf = (facts: ProductFacts) => ({
  '@type': 'Service',
  name: facts.data.product.name,
  description: facts.data.product.summary,
  provider: studioOf(facts.site),
  offers: offerOf(
    facts,
    facts.site.publicUrl + PRODUCT_PAGE + queryOfKind(facts.data.product.consulting_type),
  ),
})

const offerOf = ({ data, site }: ProductFacts, url: string) => ({
  '@type': 'Offer',
  url,
  price: data.product.price,
  priceCurrency: 'KRW',
  availability: `https://schema.org/${data.product.is_active ? 'InStock' : 'OutOfStock'}`,
  seller: studioOf(site),
})
