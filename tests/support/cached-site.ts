import { onTestFinished, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { listenForPageChanges, type PageChanges } from '#server/platform/page-changes.ts'
import type { PageRenderer } from '#server/platform/pages.ts'
import type { TestApp } from './app.ts'
import { type RenderTestPage, testPageRenderer } from './test-page-renderer.ts'

/** The address of the one cached page of {@link startInstance}. */
export const PUBLIC = '/user/review'

/** Waits until the server listens for database changes; it caches no page before. */
export const untilChangesAreHeard = (pageChanges: PageChanges) =>
  vi.waitFor(
    async () => {
      if (!(await pageChanges.isListening())) throw new Error('changes of pages are not heard')
    },
    { timeout: 10_000 },
  )

/** A server on the test's database that caches public pages, ended with the test. */
export async function startCachedSite(
  { deps, databaseUrl }: Pick<TestApp, 'deps' | 'databaseUrl'>,
  pages: PageRenderer,
  options: Pick<Parameters<typeof createApp>[0], 'drain' | 'metrics' | 'tracer'> = {},
) {
  const pageChanges = listenForPageChanges(databaseUrl, deps.log)
  const site = await createApp({ deps, pages, pageChanges, trustProxy: true, ...options })
  onTestFinished(async () => {
    await site.close()
    await pageChanges.stop()
  })
  await untilChangesAreHeard(pageChanges)
  return { site, pageChanges }
}

/** A server of one cached page. Each answer begins with the number of its rendering. */
export async function startInstance(app: TestApp, draw: RenderTestPage = () => '') {
  let renderings = 0
  const drawn = testPageRenderer(async (request, page) => {
    renderings += 1
    const number = renderings
    const more = await draw(request, page)
    return more instanceof Response ? more : `${number} ${more}`
  })
  const { site, pageChanges } = await startCachedSite(app, {
    ...drawn,
    publicAddress: async ({ pathname, searchParams }: URL) => {
      const page = Number(searchParams.get('page') ?? 1)
      return pathname === PUBLIC ? `${PUBLIC}${page > 1 ? `?page=${page}` : ''}` : null
    },
  })
  return {
    pageChanges,
    count: () => renderings,
    get: (url = PUBLIC, headers: Record<string, string> = {}) => site.inject({ url, headers }),
  }
}
