import { adminProducts } from '#contract/admin-catalog.ts'
import { adminToken } from './given-on-site.ts'
import { colourProduct } from './given-products.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

export const { consulting_type: colourKind } = colourProduct

/** Runs `work` while the second kind is on sale; other tests share the site. */
export async function whileColourIsSold(site: RunningSite, work: () => Promise<void>) {
  const token = await adminToken(site)
  const { id } = await callSite(site.url, adminProducts.create, { body: colourProduct }, { token })
  try {
    await work()
  } finally {
    await callSite(site.url, adminProducts.remove, { params: { id } }, { token })
  }
}
