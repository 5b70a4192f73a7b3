import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import type { TossStandIn } from '#tests/support/toss-stand-in.ts'
import { CONTACT, type Promised } from './customers.ts'

/** Compares a site's database and files with what its customers were promised; returns what differs. */
export async function brokenPromises(
  dataDir: string,
  promised: Promised,
  toss: TossStandIn,
  { hasFolder = true } = {},
) {
  const client = await connectToDatabaseIn(dataDir)
  try {
    return [
      ...(await lostOrDoubled(client, promised, { isOver: true })),
      ...(await halfDone(client)),
      ...(hasFolder ? await missingFiles(client, dataDir) : []),
      ...(await paidDifferently(client, toss)),
    ]
  } finally {
    await client.end()
  }
}

/** What is lost, doubled or half done while customers go on. */
export async function brokenSoFar(dataDir: string, promised: Promised): Promise<string[]> {
  // Read first: what is answered from now on may be missing.
  const { orders, discounts, payments, surveys, reports } = promised
  const answered: Promised = {
    orders: new Set(orders),
    discounts: new Set(discounts),
    payments: new Set(payments),
    surveys: new Set(surveys),
    reports: new Set(reports),
  }
  const client = await connectToDatabaseIn(dataDir)
  try {
    return [
      ...(await lostOrDoubled(client, answered, { isOver: false })),
      ...(await halfDone(client)),
    ]
  } finally {
    await client.end()
  }
}

async function lostOrDoubled(
  client: pg.Client,
  promised: Promised,
  { isOver }: { readonly isOver: boolean },
): Promise<string[]> {
  const stored = {
    orders: 'select number as it from orders where contact_email = $1',
    discounts: `select order_number as it from promotion_uses join orders on number = order_number
      where contact_email = $1 and promotion_code is not null`,
    payments: `select order_number as it from receipts join orders on number = order_number
      where provider = 'toss' and reversed_at is null and contact_email = $1`,
    surveys: `select order_number as it from survey_photos join orders on number = order_number
      where contact_email = $1`,
    reports: `select order_number as it from report_versions join reports on reports.id = report_id
      join orders on number = order_number where contact_email = $1`,
  } as const
  const problems: string[] = []
  for (const [what, query] of Object.entries(stored)) {
    const { rows } = await client.query<{ it: string }>(query, [CONTACT.guest_email])
    const found = rows.map(({ it }) => it)
    const expected = promised[what as keyof typeof stored]
    const foundOnce = new Set(found)
    const lost = [...expected].filter((it) => !foundOnce.has(it))
    if (lost.length > 0) problems.push(`${lost.length} ${what} lost: ${lost.slice(0, 3)}`)
    if (found.length > foundOnce.size) {
      problems.push(`${found.length - foundOnce.size} ${what} doubled`)
    }
    // Every request was repeated until it was answered, so nothing more may be there.
    const extra = found.filter((it) => !expected.has(it))
    if (isOver && extra.length > 0) problems.push(`${extra.length} ${what} more than were answered`)
  }
  return problems
}

/** Rows that only exist together, and sums that agree. */
async function halfDone(client: pg.Client): Promise<string[]> {
  const checks = {
    'orders without a price': `select number from orders where not exists
      (select from charges where order_number = number and kind = 'PRICE')`,
    'orders with two prices': `select order_number from charges where kind = 'PRICE'
      group by 1 having count(*) > 1`,
    'surveys without their photo': `select order_number from surveys where not exists
      (select from survey_photos where survey_photos.order_number = surveys.order_number)`,
    'published sheets without a version': `select id from reports where published_version is not null
      and not exists (select from report_versions
        where report_id = id and version = published_version)`,
    'sums that disagree': 'select subject from money_disagreements',
    'promotions whose uses are not their orders': `select code from promotions
      where used > total_limit
        or used <> (select count(*) from promotion_uses where promotion_id = promotions.id)
        or used <> (select count(*) from orders where promotion_code = code)`,
  }
  const problems: string[] = []
  for (const [what, query] of Object.entries(checks)) {
    const { rows } = await client.query(query)
    if (rows.length > 0) problems.push(`${rows.length} ${what}`)
  }
  return problems
}

async function missingFiles(client: pg.Client, dataDir: string): Promise<string[]> {
  const { rows: photos } = await client.query<{ storage_key: string; thumbnail_key: string }>(
    'select storage_key, thumbnail_key from survey_photos',
  )
  const missing = photos
    .flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key])
    .filter((key) => !existsSync(join(dataDir, 'files', key)))
  return missing.length > 0 ? [`${missing.length} files of photos missing`] : []
}

/** Payments that the provider holds and the site does not, or the other way round. */
async function paidDifferently(client: pg.Client, toss: TossStandIn): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select external_reference as key from receipts where provider = 'toss' and reversed_at is null`,
  )
  const held = [...toss.payments.all.values()].filter(({ status }) => status === 'DONE')
  const known = new Set(rows.map(({ key }) => key))
  const unknown = held.filter(({ paymentKey }) => !known.has(paymentKey))
  const problems = unknown.length > 0 ? [`${unknown.length} payments taken but not recorded`] : []
  return held.length - unknown.length === rows.length
    ? problems
    : [...problems, `${rows.length} payments recorded, ${held.length} taken`]
}
