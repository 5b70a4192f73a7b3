import { type ConsultingType, listProducts } from '#contract/catalog.ts'
import { queryOfKind } from '#web/catalog/product-place.ts'
import type { PageContext } from '#web/page-context.ts'

const kinds = {
  hair: 'HAIR_CONSULTING',
  makeup: 'SKIN_CONSULTING',
  fashion: 'STYLE_CONSULTING',
} as const satisfies Readonly<Record<string, ConsultingType>>
export type TileName = keyof typeof kinds

interface TileLink {
  /** The query of the product page that the tile leads to. */
  readonly query: string
  /** Its own kind is not sold: it leads to the hair product, and says so. */
  readonly isElsewhere: boolean
}
export type TileLinks = Readonly<Record<TileName, TileLink>>

/** Loads where the tiles lead. Where that cannot be read, all lead to the hair product. */
export async function loadTileLinks({
  call,
  reportFault,
}: Pick<PageContext, 'call' | 'reportFault'>): Promise<TileLinks> {
  try {
    const { items } = await call(listProducts, {})
    return tileLinks(items.map(({ consulting_type }) => consulting_type))
  } catch (error) {
    reportFault(error)
    return tileLinks([])
  }
}

/**
 * Each tile leads to the first product of its own kind while that is sold, else to the hair product. None
 * says that it leads elsewhere while hair is not sold either, since that page says so.
 */
export function tileLinks(sold: readonly ConsultingType[]): TileLinks {
  const linkOf = (kind: ConsultingType): TileLink =>
    sold.includes(kind)
      ? { query: queryOfKind(kind), isElsewhere: false }
      : { query: '', isElsewhere: sold.includes(kinds.hair) }
  return {
    hair: linkOf(kinds.hair),
    makeup: linkOf(kinds.makeup),
    fashion: linkOf(kinds.fashion),
  }
}
