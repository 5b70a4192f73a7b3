import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importGraph } from './support/import-graph.ts'

/** Allowed imports between source roots. `domain` imports only itself. */
const roots: Record<string, readonly string[]> = {
  domain: ['domain'],
  texts: ['texts', 'domain'],
  contract: ['contract', 'consultings', 'domain'],
  consultings: ['consultings', 'contract', 'domain', 'texts'],
  server: ['server', 'contract', 'consultings', 'domain', 'texts'],
  web: ['web', 'contract', 'consultings', 'domain', 'texts'],
}

/** Files of `consultings` that may import the web: screens of a kind for customers and the back office. */
const consultingOnScreen =
  /^consultings\/(\w+-on-screen\.ts|reports?-in-admin\.ts|\w+\/(web|admin)\/)/
const consultingInAdmin = /^consultings\/(reports?-in-admin\.ts|\w+\/admin\/)/
/** Files of `consultings` that print or save result sheets; of the server they may import {@link paper}. */
const consultingOnPaper = /^consultings\/((reports-on-paper|saved-cards)\.ts|\w+\/server\/)/
const paper = /^server\/(reports\/(pdf|card)|ports)\//

/** Allowed imports between server capabilities, only through index.ts and without cycles. */
const capabilities: Record<string, readonly string[]> = {
  settings: [],
  audit: [],
  notifications: ['settings'],
  catalog: ['settings', 'notifications'],
  content: ['settings', 'payments', 'notifications'],
  promotions: [],
  ledger: [],
  money: ['ledger', 'notifications'],
  points: ['settings', 'ledger', 'notifications'],
  payments: ['settings', 'ledger', 'money', 'notifications'],
  consents: ['content'],
  accounts: ['settings', 'notifications', 'consents'],
  saved: ['catalog'],
  orders: [
    'accounts',
    'settings',
    'catalog',
    'promotions',
    'points',
    'payments',
    'money',
    'saved',
    'notifications',
    'ledger',
  ],
  surveys: ['settings', 'orders', 'notifications', 'consents'],
  reports: ['settings', 'catalog', 'orders', 'surveys', 'notifications'],
  reviews: ['accounts', 'settings', 'catalog', 'orders', 'points', 'reports', 'notifications'],
  inquiries: ['accounts', 'notifications', 'orders'],
  bookings: ['settings', 'orders', 'notifications'],
  dashboard: ['ledger', 'orders'],
  search: ['accounts', 'orders', 'inquiries', 'bookings'],
  opening: ['settings', 'content', 'accounts', 'notifications', 'backups'],
  backups: ['accounts', 'notifications'],
  monitoring: ['orders', 'money', 'backups'],
}

/** Server folders that are not capabilities, with their allowed imports. */
const foundations: Record<string, readonly string[]> = {
  platform: ['platform', 'deps.ts'],
  ports: ['ports'],
  adapters: ['adapters', 'ports', 'platform'],
}

/** Composition root. Imported only by itself and tests. */
const assembly =
  /^server\/((app|main|serve|prepare-database|choose-adapters|routes|jobs|config|backup-(runner|program))\.ts|seeds\/.*)$/

interface Import {
  readonly from: string
  readonly to: string
}

function problem({ from, to }: Import): string | null {
  const [fromRoot = '', fromFolder = ''] = from.split('/')
  const [toRoot = '', toFolder = '', ...rest] = to.split('/')
  if (toRoot === 'consultings') return consultingProblem(from, to)
  if (consultingOnPaper.test(from) && paper.test(to)) return null
  if (consultingOnScreen.test(from) && toRoot === 'web') {
    return toFolder === 'admin' && !consultingInAdmin.test(from)
      ? `${from} must not import admin`
      : null
  }
  if (!roots[fromRoot]?.includes(toRoot)) return `${fromRoot} must not import ${toRoot}`
  if (fromRoot === 'web') return webProblem(from, to)
  if (fromRoot !== 'server') return null
  if (assembly.test(to) && !assembly.test(from)) return `${from} must not import the assembly`
  if (assembly.test(from) || toRoot !== 'server') return null

  if (fromFolder in foundations) {
    // The database's type combines every capability's tables.
    if (rest[0] === 'tables.ts' || foundations[fromFolder]!.includes(toFolder)) return null
    return `${fromFolder} must not know ${toFolder}`
  }
  if (fromFolder === toFolder || !(toFolder in capabilities)) {
    return toFolder === 'adapters' ? `${fromFolder} must not know adapters` : null
  }
  if (!(fromFolder in capabilities)) return null
  if (!capabilities[fromFolder]!.includes(toFolder)) return `${fromFolder} must not use ${toFolder}`
  if (rest[0] !== 'index.ts') return `use ${toFolder} through its index.ts`
  return null
}

/** Kinds are imported through their registries only; screens by the web only; no kind imports another. */
function consultingProblem(from: string, to: string): string | null {
  const [fromRoot = '', fromFolder = ''] = from.split('/')
  const [, toFolder = '', ...rest] = to.split('/')
  const isInside = fromRoot === 'consultings'
  if (!isInside && !roots[fromRoot]?.includes('consultings')) {
    return `${fromRoot} must not import consultings`
  }
  if (consultingOnScreen.test(to) && fromRoot !== 'web' && !consultingOnScreen.test(from)) {
    return `${from} must not know the screen`
  }
  if (consultingInAdmin.test(to) && !consultingInAdmin.test(from) && fromFolder !== 'admin') {
    return `${from} must not know the admin editors`
  }
  if (consultingOnPaper.test(to) && fromRoot !== 'server' && !consultingOnPaper.test(from)) {
    return `${from} must not know the paper`
  }
  const isRegister =
    /^(kinds|(kinds|photos)-on-screen|sample-reports|saved-cards|reports-(on-screen|in-admin|on-paper|in-pictures)|report-parts)\.ts$/.test(
      fromFolder,
    )
  const isOfOneKind = rest.length > 0 && fromFolder !== toFolder
  return isOfOneKind && !isRegister ? `know ${toFolder} through the register` : null
}

/** `ui` imports no capability and no call; customers' pages never import the back office. */
function webProblem(from: string, to: string): string | null {
  const [, fromFolder = ''] = from.split('/')
  const [toRoot, toFolder = ''] = to.split('/')
  if (toRoot !== 'web') return null
  if (fromFolder === 'ui' && !['ui', 'language'].includes(toFolder)) {
    return `ui must not know ${toFolder}`
  }
  if (toFolder === 'admin' && fromFolder !== 'admin' && fromFolder !== 'routes.ts') {
    return `${fromFolder} must not import admin`
  }
  return null
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('+types')

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isSource)

test('every import is allowed', () => {
  const graph = importGraph({ withTypes: true, withLazy: true })
  const imports = files.flatMap((from) =>
    graph.get(`src/${from}`)!.map((path) => ({ from, to: path.replace(/^src\//, '') })),
  )

  expect(imports.length).toBeGreaterThan(5_000) // the scan itself works
  const problems = imports.flatMap((each) => {
    const found = problem(each)
    return found ? [`${each.from} → ${each.to}: ${found}`] : []
  })
  expect(problems.sort()).toEqual([])
})

test('allowed imports between capabilities have no cycles', () => {
  const reach = (name: string): string[] =>
    capabilities[name]!.flatMap((next) => [next, ...reach(next)])
  for (const name of Object.keys(capabilities)) expect(reach(name)).not.toContain(name)
})

/** Files that store a derived column in another capability's table. */
const derivedColumns: Readonly<Record<string, string>> = {
  // `amount_due`, written by settleAccount only.
  'server/money/store.ts': 'orders',
}

test('a capability writes only the tables that it declares', () => {
  for (const name of Object.keys(capabilities)) {
    // A capability without tables only reads.
    const declared = files.includes(`server/${name}/tables.ts`)
      ? readFileSync(`src/server/${name}/tables.ts`, 'utf8')
      : ''
    const own = files.filter((file) => file.startsWith(`server/${name}/`))
    for (const file of own) {
      const source = readFileSync(join('src', file), 'utf8')
      for (const [, table] of source.matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g)) {
        if (derivedColumns[file] === table) continue
        expect(declared, `${file} writes ${table}`).toMatch(new RegExp(`^  ${table}: {`, 'm'))
      }
    }
  }
})

test('only the configuration reads the environment', () => {
  const readers = files.filter((file) =>
    readFileSync(join('src', file), 'utf8').includes('process.env'),
  )
  expect(readers).toEqual(['server/main.ts'])
})

test('only the design tokens define colours', () => {
  const painters = files
    .filter((file) => file.startsWith('web/') && !file.startsWith('web/ui/tokens'))
    .filter((file) =>
      /#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(/i.test(readFileSync(join('src', file), 'utf8')),
    )
  expect(painters).toEqual([])
})

test.each([
  ['domain/pricing/price-order.ts', 'server/orders/store.ts', 'domain must not import server'],
  ['web/orders/order-page.tsx', 'server/orders/place-order.ts', 'web must not import server'],
  ['server/points/store.ts', 'server/orders/index.ts', 'points must not use orders'],
  ['server/orders/place-order.ts', 'server/points/store.ts', 'use points through its index.ts'],
  ['server/platform/http.ts', 'server/orders/index.ts', 'platform must not know orders'],
  ['server/orders/place-order.ts', 'server/adapters/mail/smtp.ts', 'orders must not know adapters'],
  ['server/surveys/store.ts', 'consultings/hair/survey.ts', 'know hair through the register'],
  ['consultings/skin/survey.ts', 'consultings/hair/survey.ts', 'know hair through the register'],
  ['texts/messages.ts', 'consultings/kinds.ts', 'texts must not import consultings'],
  [
    'server/surveys/store.ts',
    'consultings/kinds-on-screen.ts',
    'server/surveys/store.ts must not know the screen',
  ],
  [
    'web/reports/report-view.tsx',
    'consultings/reports-in-admin.ts',
    'web/reports/report-view.tsx must not know the admin editors',
  ],
  [
    'consultings/hair/web/hair-card.tsx',
    'web/admin/drawing/hair-editor.tsx',
    'consultings/hair/web/hair-card.tsx must not import admin',
  ],
  [
    'consultings/hair/server/hair-on-paper.ts',
    'server/orders/index.ts',
    'consultings must not import server',
  ],
  ['web/ui/button.tsx', 'web/orders/queries.ts', 'ui must not know orders'],
  ['web/orders/order-page.tsx', 'web/admin/orders/queue.tsx', 'orders must not import admin'],
])('forbids the import %s → %s', (from, to, message) => {
  expect(problem({ from, to })).toBe(message)
})
