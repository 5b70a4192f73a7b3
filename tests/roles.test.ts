import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeMember } from '#contract/admin-members.ts'
import { assignOrder, getAdminOrder, listConsultants, listOrders } from '#contract/admin-orders.ts'
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
