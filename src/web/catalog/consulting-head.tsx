import { Link } from 'react-router'
import type { Product } from '#contract/catalog.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { ProductChoice } from './load-product.ts'
import { OrderAction } from './order-action.tsx'
import { PRODUCT_PAGE } from './product-place.ts'

interface ConsultingHeadProps {
  /** Null if the shop has none yet. */
  readonly product: Product | null
  /** First products of the other kinds on sale. */
  readonly others: readonly ProductChoice[]
}

/** Introduces the consulting, with each kind's current price. */
export function ConsultingHead({ product, others }: ConsultingHeadProps) {
  const text = useText().catalog
  const { won } = useFormat()

  return (
    <section className="grid border-b border-ink md:grid-cols-2 md:gap-x-12">
      <div className="pt-6 md:py-14 lg:py-20">
        <div className="mb-7 text-small text-muted">
          <BackToSection name="consulting" />
        </div>
        <h1 className="display-chapter max-w-[10em]">{text.consulting.title}</h1>
        <p className="mt-5 max-w-[28em] md:text-lead">{text.consulting.intro}</p>
        {product && (
          <p className="mt-7 flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <span className="figures text-total">{won(product.price)}</span>
            <span className="text-small text-muted">{product.name}</span>
          </p>
        )}
        {others.map(({ product_id, name, price, query }) => (
          <p key={product_id} className="flex flex-wrap items-baseline gap-x-5">
            <span className="figures text-lead">{won(price)}</span>
            <Link
              to={PRODUCT_PAGE + query}
              className="inline-flex min-h-touch items-center text-small text-muted underline decoration-rule underline-offset-4 hover:text-ink"
            >
              {name}
            </Link>
          </p>
        ))}
        <div className="mt-6 max-w-(--container-form) max-md:hidden">
          <OrderAction product={product} />
        </div>
      </div>
      <div className="flex items-end justify-center overflow-hidden pt-6">
        <Portrait
          face={{ outline: 'oval', expression: 'halfSmile' }}
          hair={{ ...namedStyles.softWaves, fringe: 'side', colour: 'brown' }}
          picture={{
            view: 'threeQuarterLeft',
            clothes: 'turtleneck',
            clothesColour: brandColours.clay,
          }}
          label={text.consulting.portrait}
          first
          className="max-w-72 md:max-w-140"
        />
      </div>
    </section>
  )
}
