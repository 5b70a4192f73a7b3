import { afterEach, expect, test } from 'vitest'
import {
  getReportCard,
  getReportPages,
  getReportPdf,
  getSharePicture,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { measureLongestBlock } from '#server/monitoring/longest-block.ts'
import { completeOrders } from '#server/orders/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { onAccountClosed } from '#server/routes.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenPublishedReport, reportWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { purgeSheetFiles } from './erase-sheet-files.ts'

/** A collection of garbage of the process, which other tests share, may be part of it. */
const BLOCK_LIMIT_MS = 100
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function givenSheet() {
  const storage = memoryStorage()
  const stored: string[] = []
  const counting = {
    ...storage,
    put(...[key, ...rest]: Parameters<typeof storage.put>) {
      stored.push(key)
      return storage.put(key, ...rest)
    },
  }
  const app = await startApp({ storage: counting, rateLimits: false })
  const member = await givenMember(app)
  const sheet = await givenPublishedReport(app, { member })
  const params = { id: sheet.reportId }
  const read = async (as: { readonly token: string } = member) =>
    Buffer.from(replyOf(await app.call(getReportPdf, { params }, { as })) as Uint8Array)
  const files = () => stored.filter((key) => key.startsWith('derived/sheets/'))
  return { app, storage: counting, member, ...sheet, params, read, files }
}

test('[A-09] writes a PDF once, for concurrent and later requests', async () => {
  const { app, read, files, reportId } = await givenSheet()
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => read()))
  app.clock.advance(60_000)

  for (const other of [...others, await read()]) expect(other.equals(first!)).toBe(true)
  expect(files()).toEqual([`derived/sheets/${reportId}/pdf-a4`])
})

test('[A-09] a new version replaces the file; a draft is written, but not stored', async () => {
  const sheet = await givenSheet()
  const { app, admin, read, files } = sheet
  const params = { order_number: sheet.number }
  const first = await read()
  const body = reportWith({ outro: '다음에 또 만나요.', base_revision: 1 } as object)
  replyOf(await app.call(saveReportDraft, { params, body }, { as: admin }))

  expect((await read(admin)).equals(first)).toBe(false)
  expect((await read()).equals(first)).toBe(true)
  expect(files()).toHaveLength(1)

  replyOf(await app.call(publishReport, { params }, { as: admin }))
  const second = await read()
  expect(second.equals(first)).toBe(false)
  expect((await read()).equals(second)).toBe(true)
  expect(sheet.storage.keys().filter((key) => key.startsWith('derived/'))).toHaveLength(1)
})

test('[A-09] closing an account deletes the files of its sheets, and time deletes others', async () => {
  const { app, storage, member, read } = await givenSheet()
  await read()
  const [key] = storage.keys().filter((it) => it.startsWith('derived/'))

  app.clock.advance(60 * DAY_MS)
  await completeOrders(app.deps)
  const erased = await inTransaction(app.db, async (tx) => {
    const files: string[] = []
    for (const erase of onAccountClosed(app.deps)) {
      const { files: found = [] }: { files?: readonly string[] } = await erase(
        tx,
        member.id,
        app.deps.now(),
      )
      files.push(...found)
    }
    return files
  })
  expect(erased).toContain(key)

  const now = (days: number) => () => new Date(Date.now() + days * DAY_MS)
  expect(await purgeSheetFiles({ storage, now: now(6) })).toBe(0)
  expect(await purgeSheetFiles({ storage, now: now(8) })).toBe(1)
  expect(storage.keys()).not.toContain(key)
})

// Bound by time, which other tests on the same cores take: tried twice.
test('[A-09] eighty files at once never block other calls', { retry: 1 }, async () => {
  const { app, member, params } = await givenSheet()
  const sheets = [params.id]
  while (sheets.length < 3) sheets.push((await givenPublishedReport(app, { member })).reportId)
  const kinds = [getReportPdf, getReportPages, getSharePicture, getReportCard] as const
  const { reportId: id } = await givenPublishedReport(app, { member })
  // Loads what the first file of each kind needs.
  for (const kind of kinds) await app.call(kind, { params: { id } }, { as: member })
  const block = measureLongestBlock()
  stops.push(block.end)
  const called = await Promise.all(
    Array.from({ length: 80 }, (_, at) => {
      const endpoint = kinds[at % 4]!
      return app.call(endpoint, { params: { id: sheets[at % 3]! } }, { as: member })
    }),
  )

  expect(block.take()).toBeLessThan(BLOCK_LIMIT_MS)
  const codes = called.map(({ status }) => status)
  expect(new Set(codes)).toEqual(new Set([200, 503]))
  expect(codes.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12)
})
