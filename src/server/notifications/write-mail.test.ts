import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { everyAdminEvent } from '#tests/support/given-admin-events.ts'
import { everyEvent, orderPlacedNotice } from '#tests/support/given-notifications.ts'
import type { MailNotification } from './mail-content.ts'
import { renderMailHtml } from './mail-html.ts'
import { writeMail } from './write-mail.ts'

const COMPANY = 'Gyeol Inc.'
/** Texts that the law requires in Korean in every advertising mail. */
const LAW_MARKS = /\(광고\)|수신거부/g
const HANGUL = /\p{Script=Hangul}/u

/** Text and HTML of a notification, as they are sent. */
function mailOf(notification: MailNotification, company: string) {
  const { subject, text, content } = writeMail(notification, company)
  const { language } = notification
  return { subject, text, html: renderMailHtml({ language, subject, content }) }
}

const mails = [...everyEvent, ...everyAdminEvent].filter(({ kind }) => kind !== 'PHONE_CODE')
const cases = languages.flatMap((language) =>
  mails.map((event, at) => ({
    name: `${language} ${event.kind} (${at})`,
    notification: { ...event, language, to: 'hana@example.com' } as MailNotification,
  })),
)

test.each(cases)('[I18-01] $name is complete, and in one language', ({ notification }) => {
  const { subject, text, html } = mailOf(notification, COMPANY)

  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/)
    if (notification.language !== 'ko') expect(part.replace(LAW_MARKS, '')).not.toMatch(HANGUL)
  }
  if (notification.language === 'ko') expect(subject).toMatch(HANGUL)
  expect(subject.length).toBeLessThan(80)
  expect(text).toContain(COMPANY)
  expect(html).toContain(COMPANY)
  expect(html).toContain(`<html lang="${notification.language}">`)
  expect(text).not.toContain('!')
  expect(text).not.toMatch(/\.\.|\(\(/)
})

test.each([
  ['ko', '100,000원', '2026년 11월 5일 오전 10:30'],
  ['en', '₩100,000', 'November 5, 2026 at 10:30 AM (Seoul time)'],
  ['vi', '100.000\u00a0₩', '10:30 ngày 5/11/2026 (giờ Seoul)'],
] as const)(
  '[PAY-01] [I18-02] the %s deposit details name account, amount and deadline',
  (language, amount, dueAt) => {
    const { text, html } = mailOf(
      orderPlacedNotice('hana@example.com', language) as MailNotification,
      COMPANY,
    )

    for (const detail of ['Kookmin', '123456-04-567890', 'Gyeol', 'Hana Kim', amount, dueAt]) {
      expect(text).toContain(detail)
      expect(html).toContain(detail)
    }
  },
)

test('escapes customer text as text, never markup', () => {
  const customerName = `<img src=x onerror=alert(1)>"'&`
  const orderUrl = 'http://gyeol.test/"><script>alert(1)</script>'
  const notification = orderPlacedNotice('hana@example.com', 'ko', { customerName, orderUrl })

  const { html } = mailOf(notification as MailNotification, '<b>결</b>')

  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  expect(html).toContain('&lt;b&gt;결&lt;/b&gt;')
  expect(html).not.toMatch(/<img|<script|<b>/)
})

test('[A-11] a web address in a typed name or title becomes no link, as text or as HTML', () => {
  const customerName = 'https://t.me/evil J.Kim'
  const placed = orderPlacedNotice('hana@example.com', 'ko', {
    customerName,
    depositorName: 'evil.com',
  })
  const answered = {
    kind: 'INQUIRY_ANSWERED',
    name: 'www.evil.zone',
    title: 'win at evil.shop',
    answer: 'https://gyeol.test/faq',
    inquiryUrl: 'https://gyeol.test/user/mypage',
    to: 'hana@example.com',
    language: 'ko',
  } as const

  for (const notification of [placed, answered]) {
    const { text, html } = mailOf(notification as MailNotification, COMPANY)
    for (const part of [text, html]) {
      expect(part).not.toMatch(/evil\.\w|t\.me|www\.e|J\.K|https:\/\/t/)
      expect(part.replaceAll('\u200b', '')).toContain('evil')
    }
  }
  // Links in the studio's own text stay.
  expect(mailOf(answered as MailNotification, COMPANY).text).toContain('https://gyeol.test/faq')
})

test('a mail loads nothing from outside and closes its attributes', () => {
  const { html } = mailOf(orderPlacedNotice('hana@example.com') as MailNotification, COMPANY)

  expect(html).not.toMatch(/<(img|link|style|table|script)\b|url\(|@import/)
  expect(html).toMatch(/style="[^"]*Pretendard[^"]*"/)
  expect(html.match(/<a /g)).toHaveLength(2)
})

test.each([
  ['ko', '보관'],
  ['en', 'keep the email'],
  ['vi', 'giữ email'],
] as const)('[RPT-04] a mail asks a %s guest to keep it, but not a member', (language, word) => {
  const url = 'http://gyeol.test/user/consulting/guest-order/K7QW2M9T'
  const mailWith = (orderUrl: string) =>
    mailOf(orderPlacedNotice('a@example.com', language, { orderUrl }) as MailNotification, COMPANY)

  for (const part of ['text', 'html'] as const) {
    expect(mailWith(`${url}?token=abc`)[part]).toContain(word)
    expect(mailWith(url)[part]).not.toContain(word)
  }
})
