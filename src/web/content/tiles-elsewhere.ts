import { type ConsultingType, listProducts } from '#contract/catalog.ts'
import type { PageContext } from '#web/page-context.ts'

const kinds = {
  hair: 'HAIR_CONSULTING',
  makeup: 'SKIN_CONSULTING',
  fashion: 'STYLE_CONSULTING',
} as const satisfies Readonly<Record<string, ConsultingType>>
export type TileName = keyof typeof kinds

/**
 * Tiles whose own kind is not sold, and which lead to the hair product instead; none while hair is not
 * sold either, since its page says so, or where that cannot be read.
 */
export async function tilesElsewhere({
  call,
  reportFault,
}: Pick<PageContext, 'call' | 'reportFault'>): Promise<TileName[]> {
  try {
    const { items } = await call(listProducts, {})
    return tilesNotAmong(items.map(({ consulting_type }) => consulting_type))
  } catch (error) {
    reportFault(error)
    return []
  }
}

export const tilesNotAmong = (sold: readonly ConsultingType[]): TileName[] =>
  sold.includes(kinds.hair)
    ? (Object.keys(kinds) as TileName[]).filter((tile) => !sold.includes(kinds[tile]))
    : []
