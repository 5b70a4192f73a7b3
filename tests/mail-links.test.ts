import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { composeMail } from '#server/notifications/compose-mail.ts'
import type { MailNotification } from '#server/notifications/mail-content.ts'
import { guestLinks, memberLinks } from '#server/orders/customer-links.ts'
import { openApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { everyAdminEvent } from '#tests/support/given-admin-events.ts'
import { everyEvent } from '#tests/support/given-notifications.ts'
import {
  leadsTo,
  type MailPage,
  mailPages,
  pageOfAdminMail,
  pageOfMail,
} from '#tests/support/mail-pages.ts'

const kinds = Object.keys(pageOfMail) as (keyof typeof pageOfMail)[]

test('[S-02] every kind of message has a line in the table of mail links, and an example', () => {
  const written = new Set(everyEvent.map(({ kind }) => kind))

  expect([...written].filter((kind) => !(kind in pageOfMail))).toEqual([])
  expect(kinds.filter((kind) => !written.has(kind))).toEqual([])
})

test.each(kinds.filter((kind) => kind !== 'PHONE_CODE'))(
  '[S-02] the mail %s links to the page of its line, or to none',
  (kind) => {
    const page = pageOfMail[kind]
    const urls = everyEvent
      .filter((event) => event.kind === kind)
      .map((event) =>
        composeMail({ ...event, language: 'ko', to: 'hana@example.com' } as MailNotification),
      )
      .flatMap(({ url }) => (url === undefined ? [] : [url]))

    if (page === null) return expect(urls).toEqual([])
    expect(urls.length).toBeGreaterThan(0)
    const { member, guest } = mailPages[page]
    for (const url of urls) expect(leadsTo(url, member) || leadsTo(url, guest), url).toBe(true)
  },
)

const adminKinds = Object.keys(pageOfAdminMail) as (keyof typeof pageOfAdminMail)[]

test('[O-02] every kind of mail to administrators has a line in the table of mail links, and an example', () => {
  const written = new Set(everyAdminEvent.map(({ kind }) => kind))

  expect([...written].filter((kind) => !(kind in pageOfAdminMail))).toEqual([])
  expect(adminKinds.filter((kind) => !written.has(kind))).toEqual([])
})

test.each(adminKinds)(
  '[O-02] the administrators’ mail %s links to the page of its line',
  (kind) => {
    const urls = everyAdminEvent
      .filter((event) => event.kind === kind)
      .map((event) =>
        composeMail({ ...event, language: 'ko', to: 'studio@example.com' } as MailNotification),
      )
      .map(({ url }) => url ?? '')

    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect(leadsTo(url, pageOfAdminMail[kind]), url).toBe(true)
  },
)

test('[S-02] the links of an order lead to the pages of the table, a guest’s with order and token', () => {
  const member = memberLinks('http://gyeol.test', 'GY7K2M')
  const guest = guestLinks('http://gyeol.test', 'GY7K2M', 'a-token')
  const addresses = (links: typeof member): Partial<Record<MailPage, string>> => ({
    order: links.orderUrl,
    survey: links.surveyUrl,
    report: links.reportUrl('7'),
    booking: links.bookingUrl,
    photo: links.photoUrl('7'),
  })

  for (const [page, url] of Object.entries(addresses(member))) {
    expect(leadsTo(url, mailPages[page as MailPage].member), url).toBe(true)
  }
  for (const [page, url] of Object.entries(addresses(guest))) {
    expect(leadsTo(url, mailPages[page as MailPage].guest), url).toBe(true)
    expect(url).toContain('token=a-token')
    expect(url).toContain('GY7K2M')
  }
})

let app: Awaited<ReturnType<typeof openApp>>
let site: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  app = await openApp()
  site = await createApp({ deps: app.deps, pages: await builtPages() })
})
afterAll(async () => {
  await site.close()
  await app.close()
})

const ID = '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f'

test.each([
  '/user/mypage?from=mail',
  '/user/mypage/inquery?page=2',
  '/user/mypage/inquery/GY7K2M?view=details',
  '/user/mypage/product-inquiries?inquiry=7',
  '/user/mypage/faq',
  '/user/mypage/my-reviews',
  '/user/mypage/my-reviews/write/GY7K2M',
  `/user/mypage/my-reviews/${ID}/edit`,
  '/user/mypage/profile',
  '/user/mypage/settings',
  '/user/mypage/withdrawal',
  '/change-password',
])('[S-02] %s, opened signed out, asks for the login at that very address', async (url) => {
  const answer = await site.inject({ url, headers: { cookie: 'lang=ko' } })

  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('autoComplete="current-password"')
  const signUp = `/signup?next=${encodeURIComponent(url)}`
  expect(answer.body).toContain(`href="${signUp}"`)
})

test.each([
  ['/user/mypage/inquery/GY7K2M?view=details', '/user/mypage/inquery/GY7K2M?view=details'],
  ['//evil.example', '/mainpage'],
  ['https://evil.example', '/mainpage'],
] as const)('[S-02] who is signed in goes on from /login?next=%s to %s', async (next, to) => {
  const member = await givenMember(app)
  const answer = await site.inject({
    url: `/login?next=${encodeURIComponent(next)}`,
    headers: { cookie: `access_token=${member.token}` },
  })

  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(to)
})
