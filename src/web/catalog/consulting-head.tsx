import type { Product } from '#contract/catalog.ts'
import { houseColours } from '#domain/drawings/parameters/house-colours.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { BackToSection } from '#web/layout/back-to-section.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { OrderAction } from './order-action.tsx'

/** What the consulting is and what it costs today. */
export function ConsultingHead({ product }: { readonly product: Product }) {
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
        <p className="mt-7 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <span className="figures text-total">{won(product.price)}</span>
          <span className="text-small text-muted">{product.name}</span>
        </p>
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
            clothesColour: houseColours.clay,
          }}
          label={text.consulting.portrait}
          first
          className="max-w-72 md:max-w-140"
        />
      </div>
    </section>
  )
}
