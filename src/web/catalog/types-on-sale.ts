import { type ConsultingType, listProducts } from '#contract/catalog.ts'
import type { PageContext } from '#web/page-context.ts'

/** Which kinds of consulting can be ordered; null, written down, where that cannot be read. */
export async function typesOnSale({
  call,
  reportFault,
}: Pick<PageContext, 'call' | 'reportFault'>): Promise<ConsultingType[] | null> {
  try {
    const { items } = await call(listProducts, {})
    return items.map(({ consulting_type }) => consulting_type)
  } catch (error) {
    reportFault(error)
    return null
  }
}
