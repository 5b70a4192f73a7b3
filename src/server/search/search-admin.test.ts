import { expect, test } from 'vitest'
import { searchAdmin } from '#contract/admin-search.ts'
import { bookConsultation } from '#contract/bookings.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { bookingOf } from '#tests/support/given-bookings.ts'
import { givenInquiry, inquiryOf } from '#tests/support/given-inquiries.ts'
import { givenGuestOrder, givenMemberOrder, givenReportSent } from '#tests/support/given-orders.ts'

const guest = {
  guest_name: '박두리',
  guest_email: 'duri@example.com',
  guest_phone: '010-8642-7777',
}

async function openSearch(app: TestApp) {
  const as = await givenAdmin(app)
  return async (q: string, language: 'ko' | 'en' | 'vi' = 'ko') =>
    replyOf(await app.call(searchAdmin, { query: { q } }, { as, language }))
}

const noneFound = { items: [], has_more: false }

test.each([
  ['part of a name', '두리'],
  ['a family name', '박'],
  ['part of an e-mail address, in capitals', 'DURI@EX'],
  ['the last four digits of a phone', '7777'],
  ['four digits in the middle of a phone', '6427'],
  ['a phone with hyphens', '010-8642-7777'],
])('[O-09] finds a guest and the order by %s', async (_by, q) => {
  const app = await startApp()
  await givenGuestOrder(app)
  const { order_number } = await givenGuestOrder(app, guest)
  const search = await openSearch(app)

  const found = await search(q)

  expect(found.orders.items).toMatchObject([
    { order_number, customer_name: '박두리', status: 'PAYMENT_PENDING', total_price: 100_000 },
  ])
  expect(found.guests.items).toMatchObject([
    {
      name: '박두리',
      email: 'duri@example.com',
      phone: '01086427777',
      latest_order_number: order_number,
    },
  ])
  expect(found).toMatchObject({ inquiries: noneFound, bookings: noneFound })
})

test('[O-09] finds an order by its number, and lists no guest for it', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app, guest)
  const search = await openSearch(app)

  const found = await search(order_number, 'en')

  expect(found.orders.items.map((order) => order.order_number)).toEqual([order_number])
  expect(found.guests).toEqual(noneFound)
})

test('[O-09] finds all data of a member by four digits of the phone', async () => {
  const app = await startApp()
  const member = await givenMember(app, { name: '정다온' })
  await app.db
    .updateTable('members')
    .set({ phone: '01098765432' })
    .where('id', '=', member.id)
    .execute()
  const inquiry = await givenInquiry(app, inquiryOf(), { as: member })
  const phone = { guest_phone: '010-9876-5432' }
  const { order_number } = await givenMemberOrder(app, member, phone)
  await givenReportSent(app, order_number)
  const body = bookingOf(order_number)
  const booking = replyOf(await app.call(bookConsultation, { body }, { as: member }))
  const search = await openSearch(app)

  for (const q of ['8765', '5432']) {
    const found = await search(q)
    expect(found.members.items).toMatchObject([{ id: member.id, name: '정다온' }])
    expect(found.orders.items).toMatchObject([{ order_number }])
    expect(found.guests).toEqual(noneFound)
    expect(found.inquiries.items).toMatchObject([{ id: inquiry.id, title: inquiry.title }])
    expect(found.bookings.items).toMatchObject([{ id: booking.id, order_number }])
  }
  app.clock.set(new Date('2027-01-05T00:00:00Z'))
  const past = await (await openSearch(app))('8765')
  expect(past.bookings.items).toMatchObject([{ id: booking.id }])
})

test('[O-09] finds an inquiry by its title and by its author', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, inquiryOf({ writer_name: '최윤아' }))
  const search = await openSearch(app)

  for (const q of ['언제 받나요', '윤아', 'yuna@']) {
    expect((await search(q)).inquiries.items).toMatchObject([{ id, writer_name: '최윤아' }])
  }
})

test('[O-09] returns five of each kind, newest first, and says that there are more', async () => {
  const app = await startApp()
  const numbers: string[] = []
  for (let n = 0; n < 6; n += 1) {
    app.clock.advance(60_000)
    const email = `duri-${n}@example.com`
    numbers.unshift((await givenGuestOrder(app, { ...guest, guest_email: email })).order_number)
  }
  const search = await openSearch(app)

  const { orders, guests } = await search('두리')

  expect(orders.items.map((order) => order.order_number)).toEqual(numbers.slice(0, 5))
  expect([orders.has_more, guests.has_more]).toEqual([true, true])
  expect(guests.items).toHaveLength(5)
})

test('[O-09] lists a guest with several orders once', async () => {
  const app = await startApp()
  await givenGuestOrder(app, guest)
  app.clock.advance(60_000)
  const { order_number } = await givenGuestOrder(app, { ...guest, guest_email: 'Duri@example.com' })
  const search = await openSearch(app)

  const { guests } = await search('두리')

  expect(guests.items).toMatchObject([{ latest_order_number: order_number }])
})

test('[O-09] takes wildcard characters literally', async () => {
  const app = await startApp()
  await givenGuestOrder(app, guest)
  await givenInquiry(app)
  await givenMemberOrder(app, await givenMember(app))
  const search = await openSearch(app)

  for (const q of ['%', '_', '%%%', '\\', '__@_', "';--"]) {
    for (const { items } of Object.values(await search(q))) expect(items).toEqual([])
  }
})

test('[O-09] refuses an empty search and a very long one', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)

  for (const q of ['', '   ', '가'.repeat(101)]) {
    expect(await app.call(searchAdmin, { query: { q } }, { as })).toMatchObject({ status: 422 })
  }
})
