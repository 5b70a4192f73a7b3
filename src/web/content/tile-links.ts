import { type ConsultingType, listProducts, type Product } from '#contract/catalog.ts'
import { PRODUCT_PAGE, queryOfKind } from '#web/catalog/product-place.ts'
import type { PageContext } from '#web/page-context.ts'

const kinds = {
  hair: 'HAIR_CONSULTING',
  makeup: 'SKIN_CONSULTING',
  fashion: 'STYLE_CONSULTING',
} as const satisfies Readonly<Record<string, ConsultingType>>
export type TileName = keyof typeof kinds

interface TileLink {
  readonly to: string
  /** Its own kind, which is not sold: one can ask to be told when it is. Null where it is. */
  readonly waitsFor: ConsultingType | null
}
export type TileLinks = Readonly<Record<TileName, TileLink>>

/** Loads where the tiles lead. Where that cannot be read, all lead to the hair product. */
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

const toHair: TileLink = { to: PRODUCT_PAGE, waitsFor: null }
export const tileLinksToHair: TileLinks = { hair: toHair, makeup: toHair, fashion: toHair }

/** Each tile leads to the first product of its kind while that is sold, else to the hair product. */
export function tileLinks(onSale: readonly Pick<Product, 'consulting_type'>[]): TileLinks {
  const sold = onSale.map(({ consulting_type }) => consulting_type)
  const linkOf = (kind: ConsultingType): TileLink =>
    sold.includes(kind)
      ? { to: PRODUCT_PAGE + queryOfKind(kind), waitsFor: null }
      : { to: PRODUCT_PAGE, waitsFor: kind }
  return {
    hair: linkOf(kinds.hair),
    makeup: linkOf(kinds.makeup),
    fashion: linkOf(kinds.fashion),
  }
}
