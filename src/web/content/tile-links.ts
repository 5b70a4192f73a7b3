import { type ConsultingType, listProducts } from '#contract/catalog.ts'
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
  /** Its own kind, which is not sold: it leads to where one asks to be told. Null where it is. */
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
    const sold = items.map(({ consulting_type }) => consulting_type)
    return linksOf((kind) => tileLink(kind, sold.includes(kind)))
  } catch (error) {
    reportFault(error)
    return linksOf(() => tileLink(kinds.hair, true))
  }
}

/** Leads to the first product of a kind while that is sold, else to where one asks to be told. */
const tileLink = (kind: ConsultingType, isSold: boolean): TileLink =>
  isSold
    ? { to: PRODUCT_PAGE + queryOfKind(kind), waitsFor: null }
    : { to: `/user/consulting#${kind}`, waitsFor: kind }

const linksOf = (linkOf: (kind: ConsultingType) => TileLink): TileLinks => ({
  hair: linkOf(kinds.hair),
  makeup: linkOf(kinds.makeup),
  fashion: linkOf(kinds.fashion),
})
