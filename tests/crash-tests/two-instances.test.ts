import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminFaqs } from '#contract/admin-content.ts'
import { adminPromotions } from '#contract/admin-promotions.ts'
import { uploadMedia } from '#contract/media.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { login, logout } from '#contract/sign-in.ts'
import { seededDatabase } from '#tests/support/database.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { callSite } from '#tests/support/site-calls.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'

/** Two servers as on two machines: they share a database and an S3 storage, and no folder. */

const credentials = { user_id: 'admin', password: 'a-password-for-tests-only' }
const ORDERS = 24
const PROMOTION_LIMIT = 7

let instances: readonly [SiteProcess, SiteProcess]
let database: Awaited<ReturnType<typeof seededDatabase>>
let mails: Awaited<ReturnType<typeof openMailServer>>['received']
const endings: (() => unknown)[] = []

beforeAll(async () => {
  database = await seededDatabase()
  const s3 = await startS3()
  endings.push(database.giveBack, s3.stop)
  const mail = await openMailServer()
  endings.push(mail.stop)
  mails = mail.received
  const start = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gyeol-instance-'))
    endings.push(() => rmSync(folder, { recursive: true }))
    const server = await startServer(folder, {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a-secret-for-tests-that-is-long-enough',
      ADMIN_USER_ID: credentials.user_id,
      ADMIN_PASSWORD: credentials.password,
      SMTP_URL: mail.url,
      S3_ENDPOINT: String(s3.options.endpoint),
      S3_BUCKET: s3.options.bucket,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    })
    endings.push(server.end)
    return server
  }
  // Together: only one of them may set up the database.
  instances = await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const end of endings.reverse()) await end()
})

const tokenFrom = async (url: string) =>
  (await callSite(url, login, { body: credentials })).access_token

test('a session of one instance counts at the other, and ends at both', async () => {
  const [first, second] = instances
  const token = await tokenFrom(first.url)
  await callSite(second.url, adminFaqs.list, { query: {} }, { token })

  await callSite(first.url, logout, {}, { token })

  await expect(callSite(second.url, adminFaqs.list, { query: {} }, { token })).rejects.toThrow(
    'answered 401',
  )
})

test('what one instance changes is on the cached page of the other', async () => {
  const [first, second] = instances
  const token = await tokenFrom(first.url)
  const isShown = async () =>
    (await (await fetch(`${second.url}/user/faq`)).text()).includes('Who else was here?')
  expect(await isShown()).toBe(false)

  const body = { question: 'Who else was here?', answer: '<p>Both.</p>', position: 0 }
  await callSite(first.url, adminFaqs.create, { body }, { token })

  await vi.waitFor(async () => expect(await isShown()).toBe(true), { timeout: 10_000 })
})

test('a picture that one instance received is served by the other', async () => {
  const [first, second] = instances
  const token = await tokenFrom(first.url)
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a07' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const sent = await fetch(first.url + uploadMedia.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(sent.status).toBe(201)
  const { url, bytes } = uploadMedia.reply.parse(await sent.json())

  const served = await fetch(second.url + url)

  expect(served.status).toBe(200)
  expect((await served.bytes()).length).toBe(bytes)
})

test('orders at both instances use up one promotion code, and each gets one mail', async () => {
  const token = await tokenFrom(instances[0].url)
  const promotion = {
    name: 'Opening',
    code: 'OPENING',
    discount_type: 'FIXED',
    discount_value: 10_000,
    start_date: '2020-01-01',
    total_limit: PROMOTION_LIMIT,
  } as const
  await callSite(instances[0].url, adminPromotions.create, { body: promotion }, { token })

  const outcomes = await Promise.allSettled(
    Array.from({ length: ORDERS }, (_, n) => {
      const body = {
        consulting_type: 'HAIR_CONSULTING',
        guest_name: '김하나',
        guest_email: `guest${n}@example.com`,
        guest_phone: '010-1234-5678',
        agreed_refund: true,
        promotion_code: promotion.code,
      } as const
      const { url } = instances[n % 2 === 0 ? 0 : 1]
      return callSite(url, placeGuestOrder, { body }, { idempotencyKey: `order-${n}` })
    }),
  )

  const placed = outcomes.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
  expect(placed.length).toBe(PROMOTION_LIMIT)
  const refused = outcomes.flatMap((it) => (it.status === 'rejected' ? [String(it.reason)] : []))
  expect(refused.filter((it) => !it.includes('PROMOTION_INVALID'))).toEqual([])
  expect(await countUses()).toBe(PROMOTION_LIMIT)
  const recipients = () =>
    mails.flatMap((mail) => mail.recipients).filter((to) => /^guest/.test(to))
  await vi.waitFor(() => expect(recipients().length).toBeGreaterThanOrEqual(PROMOTION_LIMIT), {
    timeout: 20_000,
  })
  expect(new Set(recipients()).size).toBe(recipients().length)
})

async function countUses(): Promise<number> {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as count from orders where discount_promotion = 10000',
  )
  await client.end()
  return rows[0].count
}
