import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'

/** Calls of customers' screens whose failure is invisible, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'GET /v1/site': 'asked for while the page is rendered, which stands without it',
  'GET /v1/content/banners': 'the landing page shows its own picture [LND-02]',
  'GET /v1/cut-plans/:portrait':
    'the sheet stands without these rows; the card says that they are missing [C-10]',
  'GET /v1/products': 'asked for while the page is rendered; the tiles stand without it',
  'GET /v1/products/:consulting_type':
    'asked for while the page is rendered, which fails as a whole; none at all is said [NAV-02]',
  'GET /v1/meitu-report/:id/pages.html':
    'the browser prints the page as it stands instead of the pages of the PDF [C-09]',
  'GET /v1/payments/methods': 'another way to pay is not offered then; the one at hand stands',
  'GET /v1/social/data-deletion/:code':
    'asked for while the page is rendered; says that it is unknown',
  'GET /v1/shared-sheets/:share_token':
    'asked for while the page is rendered, which says that the link has ended or fails as a whole',
  'POST /v1/auth/refresh': 'fails with every call of the table that answers 401',
  'POST /v1/auth/logout':
    'whatever is answered the session ends in this browser; without an answer one stays [NAV-04]',
  'PUT /v1/users/me/language': 'the pages change all the same; mails stay as they were [MYP-04]',
}

const root = join(import.meta.dirname, '..')

test('[INQ-06] [ORD-10] tests the failure of every call of customers’ screens', async () => {
  const made = await callsIn('src/web', /^(?!admin\/).*(?<!\.test)\.tsx?$/)
  const failed = await callsIn('tests/end-to-end', /^failing-.*\.spec\.ts$/)

  expect([...made].filter((call) => !failed.has(call) && !unseen[call])).toEqual([])
  expect(Object.keys(unseen).filter((call) => failed.has(call) || !made.has(call))).toEqual([])
  expect(made.size).toBeGreaterThan(60)
})

/** Finds the endpoints that the files use, as `GET /v1/site`, ignoring calls that prepare a test. */
async function callsIn(folder: string, names: RegExp): Promise<ReadonlySet<string>> {
  const calls = new Set<string>()
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!names.test(file)) continue
    const source = readFileSync(join(root, folder, file), 'utf8')
    const text = source.replace(/^import [^']*'[^']*'$/gm, '')
    for (const [, contract] of source.matchAll(/'#contract\/([\w-]+)\.ts'/g)) {
      const exported: object = await import(`../src/contract/${contract}.ts`)
      for (const [path, { method, path: address }] of endpointsIn(exported)) {
        if (isNamed(path, text)) calls.add(`${method} ${address}`)
      }
    }
  }
  return calls
}

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value

/** Endpoints with their export path: `login`, or `savedLists`, `cart`, `remove`. */
function endpointsIn(value: object, path: readonly string[] = []): [readonly string[], Endpoint][] {
  if (isEndpoint(value)) return [[path, value]]
  if (path.length > 2 || '_zod' in value) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? endpointsIn(inner, [...path, name]) : [],
  )
}

/** True if the text uses an endpoint; `savedLists[list].remove` uses `savedLists.cart.remove`. */
function isNamed([first, ...inner]: readonly string[], text: string): boolean {
  const rest = inner.map((name) => `(?:\\.${name}|\\[\\w+\\])`).join('')
  const prepares = '(?<!site\\.url, |answering\\(page, |typeof |\\.)'
  return new RegExp(`${prepares}\\b${first}${rest}\\b`).test(text)
}
