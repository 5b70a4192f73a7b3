import type { ServerBuild } from 'react-router'
import { type PublicHandle, publicOf } from './public-handle.ts'

type Routes = ServerBuild['routes']

interface PublicPage {
  /** Where it is found: none for another way to a page, several where a parameter has values. */
  readonly addresses: readonly string[]
  readonly query: readonly string[]
  readonly matches: (path: string) => boolean
}

const made = new WeakMap<Routes, readonly PublicPage[]>()

/** The routes whose handle says that they are public, in the order of the routes. */
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

function publicPage(path: string, { query = [], params = {}, sameAs }: PublicHandle['public']) {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
  return {
    addresses: sameAs && sameAs !== path ? [] : filled(path, params),
    query,
    matches: (asked: string) => pattern.test(asked),
  }
}

const pathOf = (routes: Routes, id: string): string => {
  const { path, parentId } = routes[id]!
  const parent = parentId && parentId !== 'root' ? pathOf(routes, parentId) : ''
  return path ? `${parent}/${path}` : parent
}

/** `/policies/:kind` as often as there are kinds. */
const filled = (path: string, params: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(params).reduce(
    (paths, [name, values]) =>
      paths.flatMap((each) => values.map((value) => each.replace(`:${name}`, value))),
    [path],
  )
