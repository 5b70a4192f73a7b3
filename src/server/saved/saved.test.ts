import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { type SavedListName, savedLists } from '#contract/saved.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenGuestOrder, givenMemberOrder } from '#tests/support/given-orders.ts'
import { givenRetiredProduct, retiredProduct } from '#tests/support/given-products.ts'
import { givenSaved } from '#tests/support/given-saved.ts'

const names: SavedListName[] = ['wishlist', 'cart']
const hair = { consulting_type: 'HAIR_CONSULTING' } as const
const style = retiredProduct

const itemsOf = async (app: TestApp, member: GivenMember, list: SavedListName) =>
  replyOf(await app.call(savedLists[list].list, {}, { as: member })).items

test.each(names)('[WSH-01] lists what a member adds to the %s, newest first', async (list) => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenRetiredProduct(app.db, app.clock.now())
  const { add, list: read } = savedLists[list]

  const first = await app.call(add, { body: hair }, { as: member })
  app.clock.advance(1_000)
  replyOf(await app.call(add, { body: style }, { as: member }))

  expect(first).toMatchObject({
    status: 201,
    reply: { ...hair, price: 100_000, shipping_fee: 0, image_url: null, is_active: true },
  })
  const page = replyOf(await app.call(read, {}, { as: member, language: 'en' }))
  expect(page).toMatchObject({
    total: 2,
    page: 1,
    total_pages: 1,
    items: [{ ...style, name: 'Style online' }, { id: replyOf(first).id }],
  })
  const second = replyOf(await app.call(read, { query: { page: 2, size: 1 } }, { as: member }))
  expect(second).toMatchObject({ total: 2, items: [hair] })
  const other = list === 'cart' ? 'wishlist' : 'cart'
  expect(await itemsOf(app, member, other)).toEqual([])
  expect(await itemsOf(app, await givenMember(app), list)).toEqual([])
})

test.each(names)(
  '[WSH-01] twenty concurrent calls add one item to the %s, and each returns it',
  async (list) => {
    const app = await startApp()
    const member = await givenMember(app)

    const added = await Promise.all(Array.from({ length: 20 }, () => givenSaved(app, member, list)))

    const [item, ...more] = await itemsOf(app, member, list)
    expect(more).toEqual([])
    expect(new Set(added.map(({ id }) => id))).toEqual(new Set([item?.id]))
  },
)

test.each(names)('[WSH-01] only its member removes an item from the %s', async (list) => {
  const app = await startApp()
  const member = await givenMember(app)
  const { id } = await givenSaved(app, member, list)
  const other = list === 'cart' ? 'wishlist' : 'cart'
  const remove = (name: SavedListName, as: GivenMember) =>
    app.call(savedLists[name].remove, { params: { id } }, { as })

  expect(await remove(list, await givenMember(app))).toMatchObject({ status: 404 })
  expect(await remove(other, member)).toMatchObject({ status: 404 })
  expect(await itemsOf(app, member, list)).toHaveLength(1)

  expect(await remove(list, member)).toMatchObject({ status: 204 })
  expect(await remove(list, member)).toMatchObject({ status: 404 })
  expect(await itemsOf(app, member, list)).toEqual([])
})

test('[WSH-01] refuses an unknown product with a message that names the field or as not found', async () => {
  const app = await startApp()
  const as = await givenMember(app)
  const add = (body: object) => app.call(savedLists.cart.add, { body: body as typeof hair }, { as })

  expect(await add(style)).toMatchObject({ status: 404, refusal: { code: 'NOT_FOUND' } })
  expect(await add({ consulting_type: 'NAIL_CONSULTING' })).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', 'consulting_type'] }] },
  })
  expect(await add({})).toMatchObject({ status: 422 })
})

test('[WSH-01] a product that goes off sale or is deleted stays on the lists and says so', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const admin = await givenAdmin(app)
  const id = await givenRetiredProduct(app.db, app.clock.now())
  const { add } = savedLists.cart
  replyOf(await app.call(add, { body: style }, { as: member }))

  replyOf(await app.call(adminProducts.remove, { params: { id } }, { as: admin }))

  const [item] = await itemsOf(app, member, 'cart')
  expect(item).toMatchObject({ ...style, is_active: false })
  const again = await app.call(add, { body: style }, { as: member })
  expect(again).toMatchObject({ status: 201, reply: { id: item?.id } })
})

test('[WSH-01] an ordered product leaves the customer’s cart and stays on the wishlist', async () => {
  const app = await startApp()
  const [member, other] = [await givenMember(app), await givenMember(app)]
  for (const list of names) await givenSaved(app, member, list)
  await givenSaved(app, other, 'cart')

  await givenGuestOrder(app, { guest_email: member.email })
  expect(await itemsOf(app, member, 'cart')).toHaveLength(1)
  await givenMemberOrder(app, member)

  expect(await itemsOf(app, member, 'cart')).toEqual([])
  expect(await itemsOf(app, member, 'wishlist')).toHaveLength(1)
  expect(await itemsOf(app, other, 'cart')).toHaveLength(1)
})

test('[WSH-01] [WDR-01] deletes wishlist and cart with the account, also with concurrent calls', async () => {
  const app = await startApp()
  const [member, other] = [await givenMember(app), await givenMember(app)]
  for (const list of names) await givenSaved(app, member, list)
  await givenSaved(app, other, 'cart')

  const [left] = await Promise.all([
    app.call(withdraw, {}, { as: member }),
    ...names.map((list) => givenSaved(app, member, list).catch(() => null)),
  ])

  expect(left.status).toBe(200)
  const rows = await app.db.selectFrom('saved_items').select('member_id').execute()
  expect(rows).toEqual([{ member_id: other.id }])
})
