import { type ConsultingType, listProducts, type Product } from '#contract/catalog.ts'
import { PRODUCT_PAGE, queryOfKind } from '#web/catalog/product-place.ts'
import type { PageContext } from '#web/page-context.ts'

const kinds = {
  hair: 'HAIR_CONSULTING',
  makeup: 'SKIN_CONSULTING',
  fashion: 'STYLE_CONSULTING',
} as const satisfies Readonly<Record<string, ConsultingType>>
export type TileName = keyof typeof kinds

export interface TileLink {
  readonly to: string
  /** The tile's kind if it is not sold, for the notification form; null if it is. */
  readonly waitsFor: ConsultingType | null
  /** Lowest price of its kind; null if it is not sold or could not be read. */
  readonly price: number | null
  /** Whether other products of its kind cost more. */
  readonly isLowest: boolean
}
export type TileLinks = Readonly<Record<TileName, TileLink>>

/** Loads the tiles' links. If that fails, all lead to the hair product. */
export async function loadTileLinks({
  call,
  reportFault,
}: Pick<PageContext, 'call' | 'reportFault'>): Promise<TileLinks> {
  try {
    const { items } = await call(listProducts, {})
    return tileLinks(items)
  } catch (error) {
    reportFault(error)
    return tileLinksToHair
  }
}

const toHair: TileLink = { to: PRODUCT_PAGE, waitsFor: null, price: null, isLowest: false }
export const tileLinksToHair: TileLinks = { hair: toHair, makeup: toHair, fashion: toHair }

/** Links each tile to the first product of its kind if that is sold, else to the hair product. */
export function tileLinks(
  onSale: readonly Pick<Product, 'consulting_type' | 'price'>[],
): TileLinks {
  const linkOf = (kind: ConsultingType): TileLink => {
    const prices = onSale.filter((it) => it.consulting_type === kind).map(({ price }) => price)
    if (prices.length === 0) return { ...toHair, waitsFor: kind }
    return {
      to: PRODUCT_PAGE + queryOfKind(kind),
      waitsFor: null,
      price: Math.min(...prices),
      isLowest: new Set(prices).size > 1,
    }
  }
  return {
    hair: linkOf(kinds.hair),
    makeup: linkOf(kinds.makeup),
    fashion: linkOf(kinds.fashion),
  }
}
