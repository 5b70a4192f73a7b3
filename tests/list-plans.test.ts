import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refreshDays } from '#server/dashboard/index.ts'
import { sumLedgerDays } from '#server/ledger/index.ts'
import { openApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { type RecordedStatement, recordStatements } from '#tests/support/recorded-statements.ts'
import { adminCallsOf } from '../bench/admin-calls.ts'
import { fillDatabase } from '../bench/scale/fill.ts'

const scale = { members: 3_000, orders: 10_000 }

/** Tables that grow with orders or members. Those with fewer rows than a list counts are not here. */
const GROWING = [
  'audit_log',
  'charges',
  'inquiries',
  'ledger_entries',
  'ledger_lines',
  'member_coupons',
  'members',
  'messages',
  'order_history',
  'orders',
  'receipts',
  'refunds',
  'reviews',
  'surveys',
]

let app: TestApp
let token: string
const rowsOf = new Map<string, number>()

/** Fills the database as `npm run seed:scale` does. */
beforeAll(async () => {
  app = await openApp()
  token = (await givenMember(app, { role: 'ADMIN' })).token
  await app.db.transaction().execute(async (tx) => {
    await fillDatabase((statement) => sql.raw(statement).execute(tx), scale)
  })
  await sumLedgerDays(app.deps)
  await refreshDays(app.deps)
  await sql`analyze`.execute(app.db)
  for (const table of GROWING) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(app.db)
    rowsOf.set(table, Number(rows[0]?.count))
  }
}, 120_000)

afterAll(() => app.close())

const calls = Object.entries(adminCallsOf(scale)).filter(([name]) => !name.includes('workbook'))

test.each(calls)('reads no growing table completely for %s', async (_, paths) => {
  const statements = await recordStatements(async () => {
    for (const url of paths) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await app.app.inject({ url, headers })).statusCode, url).toBe(200)
    }
  })
  const reads = statements.filter(({ text }) => /^\s*(select|with)\b/.test(text))
  expect(reads.length).toBeGreaterThan(0)

  const complete = await app.db.transaction().execute(async (tx) => {
    // Small tables are read completely even where an index can be used.
    await sql`set local enable_seqscan = off`.execute(tx)
    const found: string[] = []
    for (const statement of reads) {
      for (const [table, rows] of await readsOf(tx, statement)) {
        if (rows >= (rowsOf.get(table) ?? Number.POSITIVE_INFINITY)) {
          found.push(`${table}: ${rows} rows by ${statement.text}`)
        }
      }
    }
    return found
  })

  expect(complete).toEqual([])
})

const planNode = z.looseObject({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(planNode).default([])
  },
})
type PlanNode = z.output<typeof planNode>

/**
 * Returns how many rows a statement reads of each table: by its generic plan, or by the plan for its values
 * if it is never prepared.
 */
async function readsOf(tx: TestApp['db'], { text, values, name }: RecordedStatement) {
  const mode = name ? 'force_generic_plan' : 'force_custom_plan'
  await sql`set local plan_cache_mode = ${sql.raw(mode)}`.execute(tx)
  await sql`prepare read as ${sql.raw(text)}`.execute(tx)
  const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : ''
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (analyze, format json) execute read ${sql.raw(given)}`.execute(tx)
  await sql`deallocate read`.execute(tx)
  const [{ Plan: plan }] = z.tuple([z.object({ Plan: planNode })]).parse(rows[0]?.['QUERY PLAN'])
  const reads = new Map<string, number>()
  addReads(plan, reads)
  return reads
}

function addReads(node: PlanNode, reads: Map<string, number>) {
  const table = node['Relation Name']
  if (table) {
    const rows = (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops']
    reads.set(table, Math.max(rows, reads.get(table) ?? 0))
  }
  for (const inner of node.Plans) addReads(inner, reads)
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = Array.isArray(value)
    ? `{${value.map((it) => JSON.stringify(textOf(it))).join(',')}}`
    : textOf(value)
  return `'${text.replaceAll("'", "''")}'`
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
