import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Language } from '#domain/languages/languages.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import routes from '#web/routes.ts'
import type { openApp } from './app.ts'

/** Values of route parameters. */
export const routeParams: Readonly<Record<string, string>> = {
  kind: 'terms',
  orderNumber: 'ABC123',
  id: '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f',
}

/** Opens the built site on the database of `app`. */
export async function siteOf(app: Awaited<ReturnType<typeof openApp>>) {
  const site = await createApp({ deps: app.deps, pages: await builtPages() })
  const open = (path: string, language: Language) =>
    site.inject({ url: path, headers: { cookie: `lang=${language}` } })
  return { ...app, site, open }
}

export type BuiltSite = Awaited<ReturnType<typeof siteOf>>

const pathsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${parent}/${path}` : parent
    return children.length > 0 ? pathsOf(children, here) : [here || '/']
  })

/** Every address of a page, with values for parameters. */
export const everyPath = [...new Set(pathsOf(routes))]
  .filter((path) => !path.includes('*') && !path.includes('.'))
  .map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => routeParams[name]!))
