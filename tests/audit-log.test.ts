import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { allRoutes } from '#server/routes.ts'
import { adminWrites } from './support/admin-writes.ts'
import type { TestApp } from './support/app.ts'
import { type GivenMember, givenAdmin } from './support/given.ts'
import { startAppWithToss } from './support/given-toss.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const isAdminWrite = ({ method, path }: Endpoint) =>
  path.startsWith('/v1/admin/') && method !== 'GET'

test('[ADM-02] tests every write of the back office, and no other', async () => {
  const app = await startAppWithToss()
  const writes = allRoutes(app.deps)
    .map(({ endpoint }) => endpoint)
    .filter(isAdminWrite)

  expect(Object.keys(adminWrites).sort()).toEqual(writes.map(nameOf).sort())
})

test('[ADM-02] logs every write of the back office with actor, time and address', async () => {
  const app = await startAppWithToss()
  const as = await givenAdmin(app)
  const writes = allRoutes(app.deps)
    .map(({ endpoint }) => endpoint)
    .filter(isAdminWrite)

  const unwritten: string[] = []
  for (const endpoint of writes) {
    const outcome = await leavesNoRow(app, as, endpoint)
    if (outcome) unwritten.push(`${nameOf(endpoint)}: ${outcome}`)
  }

  expect(unwritten).toEqual([])
})

/** Makes the call; returns what is wrong with its audit row, or null. */
async function leavesNoRow(app: TestApp, as: GivenMember, endpoint: Endpoint) {
  const make = adminWrites[nameOf(endpoint)]
  if (!make) return 'nobody has said how it is made'
  const { file, ...input } = await make(app, as)
  const last = await rowsBy(app, as)
  const called = await app.call(endpoint, input as never, { as, ...(file && { file }) })
  if (!called.ok) return `${called.status} ${JSON.stringify(called.refusal)}`
  const [row, ...more] = (await rowsBy(app, as)).slice(last.length)
  if (!row || more.length > 0) return `${row ? more.length + 1 : 0} rows instead of one`
  const isWhole = row.actor_id === as.id && row.ip && row.request_id && row.subject
  return isWhole && row.at.getTime() === app.clock.now().getTime() ? null : JSON.stringify(row)
}

const rowsBy = ({ db }: TestApp, { userId }: GivenMember) =>
  db.selectFrom('audit_log').selectAll().where('actor_name', '=', userId).orderBy('id').execute()
