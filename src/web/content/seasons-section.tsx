import { Link } from 'react-router'
import type { SeasonStripe } from '#consultings/sample-reports.ts'
import type { Product } from '#contract/catalog.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Column } from '#web/ui/page.tsx'

/** The seasons of the colour consulting, and its product. */
interface Seasons {
  readonly stripes: readonly SeasonStripe[]
  readonly product: Pick<Product, 'name' | 'price'>
  /** Its page. Set by the loader, since the contract's kinds are too large to load here. */
  readonly to: string
}

/** Shows the twelve seasons by name, each on its own colours, from edge to edge. */
export function SeasonsSection({
  seasons: { stripes, product, to },
}: {
  readonly seasons: Seasons
}) {
  const text = useText().content.seasons
  const { won } = useFormat()

  return (
    <section aria-labelledby="seasons-title" className="pt-section">
      <Column>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id="seasons-title" className="display-chapter max-w-[8em]">
            {text.title}
          </h2>
          <Link
            to={to}
            className="inline-flex min-h-touch items-center gap-x-2 border-b border-ink hover:border-clay hover:text-clay"
          >
            {product.name} <span className="figures">{won(product.price)}</span>
          </Link>
        </div>
      </Column>
      <ul className="mt-7 grid grid-cols-3 md:mt-9 md:grid-cols-6 xl:grid-cols-12">
        {stripes.map(({ key, name, colours }) => (
          <li key={key} className="pb-5 text-center text-tiny">
            <span
              className="mb-2.5 block h-18 forced-color-adjust-none md:h-24 xl:h-37"
              style={{ background: stripesOf(colours) }}
            />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Builds a gradient of equal stripes with hard edges. */
function stripesOf(colours: readonly string[]): string {
  const end = (count: number) => `${Math.round((count / colours.length) * 1000) / 10}%`
  return `linear-gradient(90deg,${colours.map((colour, at) => `${colour} ${end(at)} ${end(at + 1)}`).join()})`
}
