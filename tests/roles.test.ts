import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeMember } from '#contract/admin-members.ts'
import { listDueRefunds } from '#contract/admin-money.ts'
import {
  assignOrder,
  getAdminOrder,
  listConsultants,
  listOrders,
  refundOrder,
  UNASSIGNED,
} from '#contract/admin-orders.ts'
import { searchAdmin } from '#contract/admin-search.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { wonField, wonReply } from '#contract/fields.ts'
import { hasAccess } from '#domain/accounts/roles.ts'
import type { Deps } from '#server/deps.ts'
import { allRoutes } from '#server/routes.ts'
import { replyOf, startApp, type TestApp } from './support/app.ts'
import {
  type GivenMember,
  givenAdmin,
  givenConsultant,
  givenMember,
  givenViewer,
} from './support/given.ts'
import { givenDeposit, givenGuestOrder } from './support/given-orders.ts'

const served = allRoutes({} as Deps).map(({ endpoint }) => endpoint)
/** Its reply is the caller’s own account. */
const OWN_ACCOUNT = '/v1/admin/my-email'
const consultantCalls = served.filter(
  ({ access, path }: Endpoint) =>
    path !== OWN_ACCOUNT &&
    access !== 'anyone' &&
    access !== 'member' &&
    hasAccess('CONSULTANT', access),
)

/** Words in names of fields that a consultant is never sent. */
const FORBIDDEN =
  /amount|price|total_price|subtotal|discount|refund|deposit|account|payment|receipt|coupon|promotion|points|address|postal|interest/

/** Returns the paths of money and addresses in a schema. */
function forbiddenIn(schema: unknown, path = ''): string[] {
  if (schema === wonReply || schema === wonField) return [path]
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => {
      const here = `${path}.${name}`
      if (FORBIDDEN.test(name)) return [here]
      return forbiddenIn(field, here)
    })
  }
  if (schema instanceof z.ZodArray) return forbiddenIn(schema.element, `${path}[]`)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return forbiddenIn(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => forbiddenIn(option, path))
  }
  return []
}

test('[SEC-01] no reply to a consultant has a field for money or a postal address', () => {
  expect(consultantCalls.length).toBeGreaterThan(20)
  const found = consultantCalls.flatMap(({ method, path, reply, consultantReply }) =>
    forbiddenIn(consultantReply ?? reply).map((field) => `${method} ${path}: ${field}`),
  )
  expect(found).toEqual([])
})

test('[SEC-01] the search for such fields finds those of the owner’s replies', () => {
  expect(forbiddenIn(getAdminOrder.reply)).toContain('.account')
  expect(forbiddenIn(listOrders.reply)).toContain('.items[].total_price')
})

async function startStudio() {
  const app = await startApp()
  const owner = await givenAdmin(app)
  const consultant = await givenConsultant(app)
  const { order_number: order } = await givenGuestOrder(app, {
    guest_basic_address: '서울시 종로구 1',
  })
  await givenDeposit(app, order)
  return { app, owner, consultant, order }
}

const assign = (app: TestApp, as: GivenMember, order: string, to: string | null) =>
  app.call(assignOrder, { params: { order_number: order }, body: { consultant_id: to } }, { as })

const read = (app: TestApp, as: GivenMember, order: string) =>
  app.call(getAdminOrder, { params: { order_number: order } }, { as })

test('[SEC-01] a consultant reads the work of an assigned order and none of its money', async () => {
  const { app, owner, consultant, order } = await startStudio()
  replyOf(await assign(app, owner, order, consultant.id))

  const one = JSON.stringify(replyOf(await read(app, consultant, order)))
  const list = replyOf(await app.call(listOrders, {}, { as: consultant }))
  const found = replyOf(await app.call(searchAdmin, { query: { q: order } }, { as: consultant }))

  expect(one).toContain(order)
  expect(list.items).toMatchObject([{ order_number: order, consultant: { id: consultant.id } }])
  for (const text of [one, JSON.stringify(list), JSON.stringify(found)]) {
    expect(text).not.toContain('100000')
    expect(text).not.toContain('종로구')
    expect(text).not.toContain('total_price')
  }
  expect(found).not.toHaveProperty('members')
  expect(JSON.stringify(replyOf(await read(app, owner, order)))).toContain('종로구')
})

test('[SEC-01] counts of the queue are of assigned orders only', async () => {
  const { app, owner, consultant, order } = await startStudio()
  await givenGuestOrder(app, { guest_email: 'other@example.com' })
  replyOf(await assign(app, owner, order, consultant.id))

  const { waiting, total } = replyOf(await app.call(listOrders, {}, { as: consultant }))

  expect({ total, ...waiting }).toMatchObject({ total: 1, SURVEY: 1, DEPOSIT: 0 })
})

test('[SEC-01] a changed role counts at the next call', async () => {
  const { app, owner, consultant, order } = await startStudio()
  replyOf(await assign(app, owner, order, consultant.id))
  const change = async (role: 'USER' | 'VIEWER' | 'CONSULTANT') =>
    replyOf(
      await app.call(
        changeMember,
        { params: { id: consultant.id }, body: { role } },
        { as: owner },
      ),
    )

  await change('USER')
  expect(await read(app, consultant, order)).toMatchObject({ status: 403 })
  expect(replyOf(await read(app, owner, order)).consultant).toBeNull()
  await change('VIEWER')
  expect(replyOf(await read(app, consultant, order)).total_price).toBe(100_000)
  await change('CONSULTANT')
  expect(replyOf(await read(app, consultant, order))).not.toHaveProperty('total_price')
})

test('[SEC-01] an order is assigned to consultants only, and back to the owner', async () => {
  const { app, owner, consultant, order } = await startStudio()
  const member = await givenMember(app)
  const viewer = await givenViewer(app)

  expect(replyOf(await app.call(listConsultants, {}, { as: owner })).items).toEqual([
    { id: consultant.id, name: consultant.name },
  ])
  for (const { id } of [member, viewer, owner]) {
    expect(await assign(app, owner, order, id)).toMatchObject({
      refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'consultant_id'] }] },
    })
  }
  replyOf(await assign(app, owner, order, consultant.id))
  expect(replyOf(await assign(app, owner, order, null))).toEqual({
    order_number: order,
    consultant: null,
  })
  expect(await read(app, consultant, order)).toMatchObject({
    refusal: { code: 'ORDER_NOT_FOUND' },
  })
})

test('[SEC-01] the owner lists orders by consultant; a consultant finds no others that way', async () => {
  const { app, owner, consultant, order } = await startStudio()
  const { order_number: own } = await givenGuestOrder(app, { guest_email: 'other@example.com' })
  replyOf(await assign(app, owner, order, consultant.id))
  const listed = async (as: GivenMember, assigned_to: string) =>
    replyOf(await app.call(listOrders, { query: { assigned_to } }, { as })).items.map(
      ({ order_number }) => order_number,
    )

  expect(await listed(owner, consultant.id)).toEqual([order])
  expect(await listed(owner, UNASSIGNED)).toEqual([own])
  expect(await listed(consultant, UNASSIGNED)).toEqual([])
  const role = { params: { id: consultant.id }, body: { role: 'USER' } } as const
  replyOf(await app.call(changeMember, role, { as: owner }))
  expect((await listed(owner, UNASSIGNED)).sort()).toEqual([order, own].sort())
})

test('[SEC-01] a viewer reads the last digits of a customer’s refund account, the owner all', async () => {
  const { app, owner, order } = await startStudio()
  const viewer = await givenViewer(app)
  const account = { bank: '우리은행', account_number: '1002345678901', holder: '이수연' }
  const body = { reason: '고객 요청', refund_account: account }
  replyOf(await app.call(refundOrder, { params: { order_number: order }, body }, { as: owner }))
  const refundsOf = async (as: GivenMember) => {
    const one = replyOf(await read(app, as, order))
    const due = replyOf(await app.call(listDueRefunds, {}, { as }))
    return [...one.account.refunds, ...due.items].map((refund) => refund.account)
  }

  const masked = { ...account, account_number: '***8901' }
  expect(await refundsOf(viewer)).toEqual([masked, masked])
  expect(await refundsOf(owner)).toEqual([account, account])
})
