import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getSharedReport,
  listReportShares,
  revokeReportShare,
  shareReport,
} from '#contract/report-shares.ts'
import { getReportDraft, saveReportDraft } from '#contract/reports.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { openApp, replyOf, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenOrderToWrite,
  givenPublishedReport,
  reportWith,
} from '#tests/support/given-reports.ts'
import { eraseEndedShares, eraseShares } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const refusedAs = (code: string) => ({ ok: false, refusal: { code } })

async function givenGuestReport() {
  const [style] = reportWith().best_hair!
  const best_hair = [{ ...style!, image_url: '/media/mine.jpg' }, style!]
  const report = await givenPublishedReport(app, {}, reportWith({ best_hair }))
  const token = await issueGuestToken(app.db, report.id, app.clock.now())
  return { ...report, own: { params: { id: report.reportId }, query: { token } } }
}

const share = async (
  own: Awaited<ReturnType<typeof givenGuestReport>>['own'],
  days: '7' | '30' = '7',
) => replyOf(await app.call(shareReport, { ...own, body: { days } }))

const read = (share_token: string) => app.call(getSharedReport, { params: { share_token } })

test('[RPT-02] a link shows drawings and advice with the given name, but neither order nor measurements', async () => {
  const { own, number, proof } = await givenGuestReport()
  const { share_token } = await share(own)
  expect(Buffer.from(share_token, 'base64url')).toHaveLength(16)

  const shared = replyOf(await read(share_token))

  expect(shared).toMatchObject({
    given_name: '하나',
    language: 'ko',
    consulting_type: 'HAIR_CONSULTING',
    headline: '이마는 열고 턱 옆에 무게를 두세요',
    best_hair: [{ name: '쇄골 레이어드', image_url: null }, { name: '쇄골 레이어드' }],
    worst_hair: [{ name: '일자 단발' }],
    type_analysis: { face_shape: 'heart', measurements: [], text: '' },
    hair_summary: '',
    morning: [],
    outro: '',
    consultant_name: '',
  })
  const text = JSON.stringify(shared)
  for (const secret of ['김하나', number, proof.email, 'GY-', '/media/', '2026-']) {
    expect(text).not.toContain(secret)
  }
})

test('[RPT-02] a link expires after its days, or at once when it is revoked', async () => {
  const { own } = await givenGuestReport()
  const week = await share(own)
  const month = await share(own, '30')
  expect(replyOf(await app.call(listReportShares, own)).items).toMatchObject([
    { id: week.id, expires_at: week.expires_at },
    { id: month.id, expires_at: month.expires_at },
  ])

  app.clock.advance(7 * DAY_MS)
  expect(await read(week.share_token)).toMatchObject(refusedAs('LINK_EXPIRED'))
  replyOf(await read(month.share_token))

  const params = { ...own.params, share_id: month.id }
  expect(await app.call(revokeReportShare, { ...own, params })).toMatchObject({ status: 204 })
  expect(await read(month.share_token)).toMatchObject(refusedAs('LINK_EXPIRED'))
  expect(replyOf(await app.call(listReportShares, own)).items).toEqual([])
  expect(await read('never-made')).toMatchObject(refusedAs('NOT_FOUND'))
})

test('[RPT-03] the studio sees how many links are open and until when', async () => {
  const { own, params } = await givenGuestReport()
  const shares = async () =>
    replyOf(await app.call(getReportDraft, { params }, { as: await givenAdmin(app) })).open_shares
  expect(await shares()).toEqual({ count: 0, until: null })

  const week = await share(own)
  const month = await share(own, '30')
  expect(await shares()).toEqual({ count: 2, until: month.expires_at })

  const revoked = { ...own.params, share_id: month.id }
  await app.call(revokeReportShare, { ...own, params: revoked })
  expect(await shares()).toEqual({ count: 1, until: week.expires_at })
  app.clock.advance(7 * DAY_MS)
  expect(await shares()).toEqual({ count: 0, until: null })
})

test('[SEC-01] a link can be revoked only through its own sheet', async () => {
  const { own } = await givenGuestReport()
  const { id, share_token } = await share(own)
  const other = await givenGuestReport()

  const params = { ...other.own.params, share_id: id }
  expect(await app.call(revokeReportShare, { ...other.own, params })).toMatchObject(
    refusedAs('NOT_FOUND'),
  )
  replyOf(await read(share_token))
})

test('[SEC-01] refuses a link to the studio and to the customer of an unpublished sheet', async () => {
  const { own, admin } = await givenGuestReport()
  const body = { days: '7' } as const
  const byStudio = { params: own.params, body }
  expect(await app.call(shareReport, byStudio, { as: admin })).toMatchObject(refusedAs('NOT_FOUND'))

  const member = await givenMember(app)
  const written = await givenOrderToWrite(app, { member })
  const { params } = written
  const draft = await app.call(
    saveReportDraft,
    { params, body: reportWith() },
    { as: written.admin },
  )
  const unsent = { params: { id: replyOf(draft).report_id! }, body }
  expect(await app.call(shareReport, unsent, { as: member })).toMatchObject(refusedAs('NOT_FOUND'))
})

test('[SEC-01] the table holds no token that would open a sheet', async () => {
  const { own } = await givenGuestReport()
  const { share_token } = await share(own)
  const rows = await app.db.selectFrom('report_shares').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(share_token)
})

test('[SEC-03] allows twenty links an hour for one sheet', async () => {
  const { own } = await givenGuestReport()
  for (let made = 0; made < 20; made += 1) await share(own)
  const refused = await app.call(shareReport, { ...own, body: { days: '7' } })
  expect(refused).toMatchObject(refusedAs('TOO_MANY_REQUESTS'))
})

test('[RPT-02] deletes links with the account, and a month after their end', async () => {
  const member = await givenMember(app)
  const { reportId } = await givenPublishedReport(app, { member })
  const input = { params: { id: reportId }, body: { days: '7' } } as const
  const mine = replyOf(await app.call(shareReport, input, { as: member }))
  const guests = await share((await givenGuestReport()).own)

  await eraseShares(app.db, member.id)
  expect(await read(mine.share_token)).toMatchObject(refusedAs('NOT_FOUND'))
  replyOf(await read(guests.share_token))

  app.clock.advance(36 * DAY_MS)
  await eraseEndedShares(app.deps)
  expect(await read(guests.share_token)).toMatchObject(refusedAs('LINK_EXPIRED'))
  app.clock.advance(2 * DAY_MS)
  expect(await eraseEndedShares(app.deps)).toBeGreaterThan(0)
  expect(await read(guests.share_token)).toMatchObject(refusedAs('NOT_FOUND'))
})
