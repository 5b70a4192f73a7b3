import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { assignOrder } from '#contract/admin-orders.ts'
import { listSlots } from '#contract/bookings.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import type { Deps } from '#server/deps.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { allRoutes } from '#server/routes.ts'
import { callers, type Rule } from './support/access-rule-kinds.ts'
import { rules } from './support/access-rules.ts'
import { openApp, replyOf, type TestApp } from './support/app.ts'
import {
  type GivenMember,
  givenAdmin,
  givenConsultant,
  givenMember,
  givenViewer,
} from './support/given.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  orderRow,
} from './support/given-orders.ts'
import { reportWith } from './support/given-reports.ts'
import { surveyWith } from './support/given-surveys.ts'
import { multipartBody } from './support/multipart-body.ts'
import { owned } from './support/owned-resources.ts'
import type { Call, OwnershipFixture, Proof } from './support/ownership.ts'

/**
 * Tests every call with every kind of caller. Calls about owned resources have a row in `owned`, others
 * in `rules`. A call without a row fails.
 */

let app: TestApp
let stranger: GivenMember
let administrator: GivenMember
let otherConsultant: GivenMember
let viewer: GivenMember

beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  stranger = await givenMember(app, { name: '남' })
  administrator = await givenAdmin(app)
  otherConsultant = await givenConsultant(app)
  viewer = await givenViewer(app)
})
afterAll(() => app.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const lines: Readonly<Record<string, Rule>> = {
  ...rules,
  ...Object.fromEntries(Object.entries(owned).map(([name, { expects }]) => [name, expects])),
}
const served = allRoutes({} as Deps).map(({ endpoint }) => endpoint)

test('[SEC-01] every call has a row and every row a call', () => {
  const names = [...Object.keys(rules), ...Object.keys(owned)]
  expect(names.sort()).toEqual(served.map(nameOf).sort())
})

test('[SEC-01] every row has an answer for each of the callers, or a reason why there is none', () => {
  expect(Object.entries(lines).flatMap(([name, line]) => gapsOf(name, line))).toEqual([])
})

test.each<[string, Partial<Rule>]>([
  ['lacks a caller', { ...rules['GET /v1/users/me'], owner: undefined as never }],
  ['gives no reason', { ...rules['GET /v1/users/me'], owner: { why: ' ' } }],
])('[SEC-01] a line that %s is told', (_what, line) => {
  expect(gapsOf('GET /v1/users/me', line)).toEqual(['GET /v1/users/me: owner'])
})

/** Parameters that are a guest's proof. */
const PROOFS = ['guest_token', 'token', 'signature']

test('[SEC-01] tests calls with a guest’s proof with and without it', () => {
  const takesProof = (part: unknown) =>
    part instanceof z.ZodObject && PROOFS.some((name) => name in part.shape)
  const taking = served.filter(({ query, body }) => takesProof(query) || takesProof(body))

  expect(taking.length).toBeGreaterThan(10)
  for (const endpoint of taking) {
    const { guestWithProof, guestWithoutProof } = lines[nameOf(endpoint)]!
    expect([nameOf(endpoint), guestWithProof]).toEqual([nameOf(endpoint), 'in'])
    expect(typeof guestWithoutProof).not.toBe('object')
  }
})

const gapsOf = (name: string, line: Partial<Rule>) =>
  callers
    .filter((caller) => {
      const it = line[caller]
      return it === undefined || (typeof it === 'object' && it.why.trim() === '')
    })
    .map((caller) => `${name}: ${caller}`)

describe('[SEC-01] calls without an owner', () => {
  test.each(Object.entries(rules))('%s', async (name, rule) => {
    const [method = '', path = ''] = name.split(' ')
    const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    // New callers for each call, since one of the calls ends the session.
    const tries = [
      ['nobody', undefined],
      ['stranger', await givenMember(app)],
      ['administrator', await givenAdmin(app)],
      ['consultant', await givenConsultant(app)],
      ['viewer', await givenViewer(app)],
    ] as const
    for (const [who, as] of tries) {
      expect({ who, ...(await answerTo(method, { url }, as)) }).toEqual({ who, is: rule[who] })
    }
  })
})

describe('[SEC-01] calls about owned resources', () => {
  test.each(Object.entries(owned))('%s', async (name, { call, expects, anothersProof, shows }) => {
    const [method = ''] = name.split(' ')
    const answer = async (fixture: OwnershipFixture, as?: GivenMember, proof?: Proof) =>
      (await answerTo(method, await call(fixture, proof), as, shows?.(fixture))).is
    const { guestWithProof, guestWithoutProof, ...membersExpect } = expects

    const fixtures = method === 'GET' ? ofReads : newFixtures()
    const [first, second] = [await fixtures.first(), await fixtures.second()]
    expect({
      nobody: await answer(first),
      stranger: await answer(first, stranger),
      otherConsultant: await answer(first, otherConsultant),
      viewer: await answer(first, viewer),
      owner: await answer(first, first.owner!),
      consultant: await answer(second, second.consultant),
      administrator: await answer(second, administrator),
    }).toEqual(membersExpect)
    if (typeof guestWithProof === 'object') return

    const guests = await fixtures.guests()
    expect({
      guestWithoutProof: await answer(guests),
      anothersProof: await answer(guests, undefined, second.proof),
      stranger: await answer(guests, stranger),
      guestWithProof: await answer(guests, undefined, guests.proof),
    }).toEqual({
      guestWithoutProof,
      anothersProof: anothersProof ?? expects.stranger,
      stranger: expects.stranger,
      guestWithProof,
    })
  })
})

/** Makes the call; returns `in` or the status of the refusal. Fails on a server error. */
async function answerTo(
  method: string,
  { url, body, multipart }: Call,
  as?: GivenMember,
  shown = '',
) {
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
  if (statusCode === 200 && !response.body.includes(shown)) return { is: 404 }
  const isDenied = statusCode === 401 || statusCode === 403
  const isNotThere = statusCode === 404 && !url.includes(NOWHERE)
  const isMismatch = statusCode === 400 && MISMATCHES.includes(response.json().code)
  return { is: isDenied || isNotThere || isMismatch ? statusCode : 'in' }
}
/** Refusals of a wrong proof. */
const MISMATCHES = ['EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED']
const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** Orders of two members and of a guest, each created on first use. */
function newFixtures() {
  const made = new Map<string, Promise<OwnershipFixture>>()
  const once = (name: string, make: () => Promise<OwnershipFixture>) => () => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }
  const ofMember = async () => givenFixture(await givenMember(app))
  return {
    first: once('first', ofMember),
    second: once('second', ofMember),
    guests: once('guests', () => givenFixture(null)),
  }
}

/** Reads change nothing, so all of them read the same orders. */
const ofReads = newFixtures()

/** A sheet of default drawings, whose files take less time to write. */
const plainReport = reportWith({
  best_hair: reportWith().best_hair!.map((style) => ({ ...style, drawing: null })),
  worst_hair: reportWith().worst_hair!.map((style) => ({ ...style, drawing: null })),
})

let slot = 0
/** Creates an order of a member or a guest up to its published sheet. */
async function givenFixture(owner: GivenMember | null): Promise<OwnershipFixture> {
  slot += 1
  const contact = {
    guest_email: `thing${slot}@example.com`,
    guest_phone: `010-1234-${1_000 + slot}`,
  }
  const { order_number: order } = owner
    ? await givenMemberOrder(app, owner, contact)
    : await givenGuestOrder(app, contact)
  await givenDeposit(app, order)
  const params = { order_number: order }
  const { id, contact_email: email, contact_phone: phone } = await orderRow(app, order)
  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), email, phone } }))
  const as = await givenAdmin(app)
  const consultant = await givenConsultant(app)
  const body = { consultant_id: consultant.id }
  replyOf(await app.call(assignOrder, { params, body }, { as }))
  replyOf(await app.call(saveReportDraft, { params, body: plainReport }, { as }))
  const { report_id } = replyOf(await app.call(publishReport, { params }, { as }))
  const { items } = replyOf(
    await app.call(listSlots, { query: { from: '2026-11-05', to: '2026-11-25' } }),
  )
  const token = await issueGuestToken(app.db, id, app.clock.now())
  return {
    app,
    order,
    report: report_id!,
    proof: { order, token, email, phone, password: String(1_000 + slot) },
    startsAt: items[slot]!.starts_at,
    consultant,
    owner,
  }
}
