import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Clauses } from '#web/reports/clauses.tsx'
import { ReportCover } from '#web/reports/report-cover.tsx'
import type { SamplePreview } from '#web/reports/sample/sample-parts.tsx'
import { WhatIsIncluded } from '#web/reports/sample/what-is-included.tsx'
import { SaveButtons } from '#web/saved/save-buttons.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import type { LoadedProduct } from './load-product.ts'
import { OrderAction } from './order-action.tsx'
import { PaletteCover } from './palette-cover.tsx'
import { ProductChoices } from './product-choices.tsx'
import { ProductPicture } from './product-picture.tsx'
import { RatingLink } from './rating-link.tsx'
import { RefundHint } from './refund-hint.tsx'
import { ReportDay } from './report-day.tsx'

interface ProductHeadProps extends LoadedProduct {
  /** Null for a kind without a sample sheet. */
  readonly sample: SamplePreview | null
}

/** Shows what is included and its price, beside the sample sheet's cover or the owner's picture. */
export function ProductHead({ product, query, choices, sample }: ProductHeadProps) {
  const { catalog: text, content } = useText()
  const { won } = useFormat()
  const figure = (amount: number) => <span className="figures">{won(amount)}</span>

  return (
    <div className="grid gap-x-16 md:grid-cols-2 md:border-b md:border-ink">
      {sample && !product.image_url ? (
        <figure className="-mx-gutter md:mx-0 md:mb-14">
          <SampleCover cover={sample.cover} />
          <figcaption className="mt-2 px-gutter text-tiny text-muted md:px-0">
            {content.sample.mark}
          </figcaption>
        </figure>
      ) : (
        <div className="-mx-gutter flex items-end justify-center overflow-hidden bg-fill md:mx-0">
          <ProductPicture imageUrl={product.image_url} kind={product.consulting_type} />
        </div>
      )}
      <div className="pt-8 md:py-14">
        <h1 className="display-title">{product.name}</h1>
        <p className="mt-3 text-muted">{product.summary}</p>
        <RatingLink product={product} query={query} />
        <p className="display-heading mt-7 mb-4">
          <span className="sr-only">{text.price} </span>
          {figure(product.price)}
        </p>
        <div className="border-y border-ink py-3">
          <DefinitionList
            items={[
              { term: text.turnaround, value: <ReportDay product={product} /> },
              { term: text.shipping, value: figure(product.shipping_fee) },
            ]}
          />
        </div>
        <WhatIsIncluded kind={product.consulting_type} />
        <div className="mt-8 max-md:hidden">
          <OrderAction product={product} query={query} />
        </div>
        <RefundHint />
        <div className="mt-6">
          <SaveButtons product={product} />
        </div>
        <ProductChoices
          kind={product.consulting_type}
          choices={choices}
          current={product.product_id}
        />
      </div>
    </div>
  )
}

/** Shows the sample sheet's cover, by kind. */
function SampleCover({ cover }: { readonly cover: SamplePreview['cover'] }) {
  const { palette } = cover
  if (palette) return <PaletteCover {...cover} palette={palette} />
  return (
    <div className="@container">
      <ReportCover {...cover} headline={<Clauses>{cover.headline}</Clauses>} first />
    </div>
  )
}
