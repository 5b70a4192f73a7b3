import { Link } from 'react-router'
import type { ConsultingType } from '#contract/catalog.ts'
import { useText } from '#web/language/use-text.ts'
import { Money } from '#web/ui/money.tsx'
import type { ProductChoice } from './load-product.ts'
import { PRODUCT_PAGE } from './product-place.ts'

interface ProductChoicesProps {
  readonly kind: ConsultingType
  readonly choices: readonly ProductChoice[]
  /** Id of the product that is shown. */
  readonly current: string
}

/** Lists the products of one kind with their prices; nothing if there is only one. */
export function ProductChoices({ kind, choices, current }: ProductChoicesProps) {
  const title = useText().myPage.consultingTypes[kind]
  if (!choices.some(({ product_id }) => product_id !== current)) return null

  return (
    <nav aria-label={title} className="mt-8">
      <p className="text-small text-muted">{title}</p>
      <ul className="mt-2 border-t border-sand">
        {choices.map(({ product_id, name, price, query }) => (
          <li key={product_id} className="border-b border-sand">
            <Link
              to={PRODUCT_PAGE + query}
              preventScrollReset
              aria-current={product_id === current ? 'page' : undefined}
              className="flex min-h-touch items-center justify-between gap-4 py-2 hover:text-clay aria-[current=page]:font-strong"
            >
              <span>{name}</span>
              <Money amount={price} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
