import { expect, test } from 'vitest'
import { importGraph } from './support/import-graph.ts'

/** Which module of `src/web` may use which. There are no cycles. The back office may use all. */
const modules: Readonly<Record<string, readonly string[]>> = {
  ui: ['language'],
  language: ['api', 'ui'],
  api: [],
  layout: [],
  address: [],
  faces: [],
  photos: ['faces'],
  notifications: [],
  consultant: [],
  'own-orders': [],
  accounts: ['own-orders', 'address'],
  saved: ['accounts'],
  inquiries: ['accounts'],
  reviews: ['photos'],
  reports: ['accounts', 'consultant', 'inquiries', 'notifications', 'own-orders'],
  content: ['consultant', 'reports', 'reviews'],
  catalog: ['consultant', 'content', 'inquiries', 'reports', 'reviews', 'saved'],
  orders: ['accounts', 'address', 'catalog', 'content', 'own-orders', 'photos', 'reviews', 'saved'],
  payments: ['accounts', 'orders', 'own-orders'],
  surveys: ['accounts', 'orders', 'own-orders', 'photos'],
  bookings: ['accounts', 'own-orders', 'reports'],
  'my-page': ['accounts', 'consultant', 'notifications', 'orders', 'own-orders', 'reports'],
}

/** What every page stands on. `ui` and `language` know each other, and no other module but `api`. */
const foundations = ['ui', 'language', 'api', 'layout']
/** Addresses of pages are texts without imports: whoever links to a page may use them. */
const ADDRESSES = /-(addresses|place)\.ts$/
/**
 * Files of the frame that put modules together: site map, rules in the footer, end of a session, the
 * dialog that any call may open.
 */
const assembly = ['sitemap.ts', 'rule-links.tsx', 'session-watch.tsx', 'confirmation-gate.tsx'].map(
  (file) => `src/web/layout/${file}`,
)

function problem(from: string, to: string): string | null {
  const [module = '', other = ''] = [from, to].map((file) => file.split('/')[2])
  if (!(module in modules) || !(other in modules) || module === other) return null
  if (assembly.includes(from) || ADDRESSES.test(to)) return null
  if (modules[module]!.includes(other)) return null
  if (foundations.includes(other) && !foundations.includes(module)) return null
  if (module === 'layout' && foundations.includes(other)) return null
  return `${module} must not use ${other}`
}

test('[E-11] every import of the web follows the map of its modules', () => {
  const imports = [...importGraph({ withTypes: true, withLazy: true })].flatMap(([from, targets]) =>
    targets
      .filter((to) => from.startsWith('src/web/') && to.startsWith('src/web/'))
      .map((to) => ({ from, to })),
  )
  expect(imports.length).toBeGreaterThan(2_000) // the scan itself works

  const problems = imports.flatMap(({ from, to }) => {
    const found = from.includes('.test.') ? null : problem(from, to)
    return found ? [`${from} → ${to}: ${found}`] : []
  })
  expect(problems).toEqual([])
})

test('[E-11] the map of the web has no cycles', () => {
  const reach = (name: string): string[] =>
    modules[name]!.filter((next) => !foundations.includes(next)).flatMap((next) => [
      next,
      ...reach(next),
    ])
  for (const name of Object.keys(modules)) expect(reach(name)).not.toContain(name)
})

test.each([
  ['accounts/settings-page.tsx', 'orders/order-rows.tsx', 'accounts must not use orders'],
  ['reports/report-page.tsx', 'my-page/side-menu.tsx', 'reports must not use my-page'],
  ['api/client.ts', 'layout/login-address.ts', 'api must not use layout'],
  ['layout/header.tsx', 'saved/guest-list.ts', 'layout must not use saved'],
])('[E-11] the map of the web forbids %s → %s', (from, to, message) => {
  expect(problem(`src/web/${from}`, `src/web/${to}`)).toBe(message)
})
