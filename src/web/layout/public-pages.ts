import type { ServerBuild } from 'react-router'
import { type KnownQuery, type PublicHandle, publicOf } from './public-handle.ts'

type Routes = ServerBuild['routes']

interface PublicPage {
  /** Its paths: none for a duplicate, several if a parameter has values. */
  readonly addresses: readonly string[]
  /** Returns the canonical path, or null for another page's. */
  readonly pathFor: (requested: string) => string | null
  readonly queryFor: (requested: URLSearchParams) => KnownQuery
}

const made = new WeakMap<Routes, readonly PublicPage[]>()

/** Lists the routes with a public handle, in route order. */
export function publicPages(routes: Routes): readonly PublicPage[] {
  const known = made.get(routes)
  if (known) return known
  const pages = Object.values(routes).flatMap((route) => {
    const found = route && publicOf(route.module.handle)
    return found ? [publicPage(pathOf(routes, route.id), found)] : []
  })
  made.set(routes, pages)
  return pages
}

function publicPage(path: string, { query, params = {}, sameAs }: PublicHandle['public']) {
  const paths = new Set(filled(path, params))
  return {
    addresses: sameAs && sameAs !== path ? [] : [...paths],
    pathFor(requested: string) {
      const spelt = requested.toLowerCase().replace(/\/$/, '')
      return paths.has(spelt) ? spelt : null
    },
    queryFor: query ?? (() => ({})),
  }
}

/** Returns a public page's canonical path and query; null for other pages. */
export function publicAddressOf(routes: Routes, requested: URL): string | null {
  for (const { pathFor, queryFor } of publicPages(routes)) {
    const path = pathFor(requested.pathname)
    if (path === null) continue
    const known = new URLSearchParams()
    for (const [name, value] of Object.entries(queryFor(requested.searchParams))) {
      if (value !== undefined) known.set(name, String(value))
    }
    return known.size > 0 ? `${path}?${known}` : path
  }
  return null
}

const pathOf = (routes: Routes, id: string): string => {
  const { path, parentId } = routes[id] ?? {}
  const parent = parentId && parentId !== 'root' ? pathOf(routes, parentId) : ''
  return path ? `${parent}/${path}` : parent
}

/** Expands `/policies/:kind` for every value. */
const filled = (path: string, params: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(params).reduce(
    (paths, [name, values]) =>
      paths.flatMap((each) => values.map((value) => each.replace(`:${name}`, value))),
    [path],
  )
