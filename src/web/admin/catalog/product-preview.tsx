import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { ProductHead } from '#web/catalog/product-head.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { tidyHtml } from '../editing/tidy-html.ts'
import { numberOf } from '../editing/typed-number.ts'
import type { ProductDraft, ProductThing } from './product-kind.ts'

interface ProductPreviewProps {
  readonly draft: ProductDraft
  readonly language: Language
  /** As it is saved; null of a new one. */
  readonly product: ProductThing | null
}

/** The product's page as customers see it. Nothing in it can be pressed: it is no order. */
export const ProductPreview = ({ draft, language, product }: ProductPreviewProps) => (
  <div inert className="pb-10">
    <ProductHead
      product={{
        consulting_type: product?.consulting_type ?? 'HAIR_CONSULTING',
        name: draft[`${language}.name`],
        summary: draft[`${language}.summary`],
        description: '',
        price: amountOf(draft.price),
        shipping_fee: amountOf(draft.shipping_fee),
        image_url: draft.image_url || null,
        is_active: product?.is_active ?? true,
        rating_average: product?.rating_average ?? null,
        review_count: product?.review_count ?? 0,
      }}
    />
    <div className="pt-8">
      <RichText html={tidyHtml(draft[`${language}.description`])} />
    </div>
  </div>
)

/** What is no amount yet costs nothing here. */
function amountOf(typed: string) {
  const amount = numberOf(typed)
  return won(Number.isSafeInteger(amount) ? (amount ?? 0) : 0)
}
