import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSlots } from '#contract/bookings.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { allRoutes } from '#server/routes.ts'
import { rules } from './support/access-rules.ts'
import { openApp, replyOf, type TestApp } from './support/app.ts'
import { type GivenMember, givenAdmin, givenMember } from './support/given.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  orderRow,
} from './support/given-orders.ts'
import { sheetWith } from './support/given-reports.ts'
import { surveyWith } from './support/given-surveys.ts'
import { multipartBody } from './support/multipart-body.ts'
import { type Call, owned, type Thing } from './support/owned-things.ts'

/**
 * Every call of the server × everybody who may try it. What belongs to nobody in particular has a
 * line in `rules`; what belongs to somebody has one in `owned`. A call without a line fails.
 */

let app: TestApp
let stranger: GivenMember
let administrator: GivenMember

beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  stranger = await givenMember(app, { name: '남' })
  administrator = await givenAdmin(app)
})
afterAll(() => app.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('[SEC-01] every call of the server has a line here, and every line a call', () => {
  const served = allRoutes(app.deps).map(({ endpoint }) => nameOf(endpoint))
  expect([...Object.keys(rules), ...Object.keys(owned)].sort()).toEqual(served.sort())
})

describe('[SEC-01] what belongs to nobody in particular', () => {
  test.each(Object.entries(rules))('%s', async (name, rule) => {
    const [method = '', path = ''] = name.split(' ')
    const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    // Somebody new for each call: one of them ends the session.
    const callers = [
      ['nobody', undefined],
      ['member', await givenMember(app)],
      ['administrator', await givenAdmin(app)],
    ] as const
    for (const [who, as] of callers) {
      expect({ who, ...(await answerTo(method, { url }, as)) }).toEqual({ who, is: rule[who] })
    }
  })
})

describe('[SEC-01] what is somebody’s', () => {
  test.each(Object.entries(owned))('%s', async (name, { call, ...expected }) => {
    const [method = ''] = name.split(' ')
    const answer = async (thing: Thing, as?: GivenMember, proof?: string) =>
      (await answerTo(method, await call(thing, proof), as)).is
    const first = await givenThing(await givenMember(app))
    expect({ nobody: await answer(first) }).toEqual({ nobody: 401 })
    expect({ stranger: await answer(first, stranger) }).toEqual({ stranger: 404 })
    expect({ owner: await answer(first, first.owner!) }).toEqual({ owner: 'in' })
    const second = await givenThing(await givenMember(app))
    expect({ administrator: await answer(second, administrator) }).toEqual({
      administrator: expected.administrator,
    })
    if (!expected.forGuests) return

    const guests = await givenThing(null)
    expect({ withoutProof: await answer(guests) }).toEqual({ withoutProof: 401 })
    expect({ anothersProof: await answer(guests, undefined, second.token) }).toEqual({
      anothersProof: 404,
    })
    expect({ stranger: await answer(guests, stranger) }).toEqual({ stranger: 404 })
    expect({ withProof: await answer(guests, undefined, guests.token) }).toEqual({
      withProof: 'in',
    })
  })
})

/** Whether a caller came in. Fails where the server itself does. */
async function answerTo(method: string, { url, body, multipart }: Call, as?: GivenMember) {
  const sent = multipart && (await multipartBody(multipart, []))
  const response = await app.app.inject({
    method: method as 'GET',
    url,
    headers: { ...sent?.headers, ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(sent && { payload: sent.payload }),
    ...(body && { payload: body }),
  })
  const { statusCode } = response
  expect(statusCode, response.body).toBeLessThan(500)
  const isKeptOut = statusCode === 401 || statusCode === 403
  const isNotThere = statusCode === 404 && !url.includes(NOWHERE)
  return { is: isKeptOut || isNotThere ? statusCode : 'in' }
}
const NOWHERE = '00000000-0000-4000-8000-000000000000'

let slot = 0
/** An order whose way is gone up to the published sheet: a member's, or a guest's. */
async function givenThing(owner: GivenMember | null): Promise<Thing> {
  const { order_number: order } = owner
    ? await givenMemberOrder(app, owner)
    : await givenGuestOrder(app)
  await givenDeposit(app, order)
  const params = { order_number: order }
  const { id, contact_email: email, contact_phone: phone } = await orderRow(app, order)
  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), email, phone } }))
  const as = await givenAdmin(app)
  replyOf(await app.call(saveReportDraft, { params, body: sheetWith() }, { as }))
  const { report_id } = replyOf(await app.call(publishReport, { params }, { as }))
  const { items } = replyOf(
    await app.call(listSlots, { query: { from: '2026-11-05', to: '2026-11-25' } }),
  )
  slot += 1
  return {
    app,
    order,
    report: report_id!,
    token: await issueGuestToken(app.db, id, app.clock.now()),
    startsAt: items[slot]!.starts_at,
    owner,
  }
}
