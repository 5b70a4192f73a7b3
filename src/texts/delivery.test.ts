import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { loadAdminMessages } from './admin-messages.ts'
import { type Delivery, ifMailed, ifTexted, inDelivery, sending } from './delivery.ts'
import { paying as payingEn } from './en/paying.ts'
import { paying as payingKo } from './ko/paying.ts'
import { loadMemberMessages } from './member-messages.ts'
import { loadMessages } from './messages.ts'
import { paying as payingVi } from './vi/paying.ts'

const outbox: Delivery = { mail: 'outbox', sms: 'outbox' }

test('[O-07] chooses within sentences by what becomes of mails and text messages', () => {
  const texts = {
    plain: `주문하면 ${ifMailed('메일이 가요', '메일은 가지 않아요')}.`,
    asked: (name: string) => [
      `${name}: ${ifMailed(`${name}에게 메일`)}${ifTexted('문자', '없음')}`,
    ],
  }

  const sent = inDelivery(texts, sending)
  expect([sent.plain, sent.asked('하나')]).toEqual([
    '주문하면 메일이 가요.',
    ['하나: 하나에게 메일문자'],
  ])
  const kept = inDelivery(texts, outbox)
  expect([kept.plain, kept.asked('하나')]).toEqual(['주문하면 메일은 가지 않아요.', ['하나: 없음']])
})

/** Words by which a mail is promised, or said to have gone out. */
const promises = {
  ko: /메일(이 가요|로 알려|로 보내|로 보냈)|이메일로 [^.]*(보냈|보내 드려)|스팸함/,
  en: /(gets|get) an? e?mail\b|we (will |have )?(e?mail|sent?|write to)\b[^.]*(you|email)|by e?mail\b.*(sent|told)|(told|tell|asked) by e?mail|spam folder/i,
  vi: /(nhận được|nhận) (email|thư)(?! .*không)|báo( kết quả)? qua (email|thư)|đã gửi .*qua email|thư rác/i,
} as const
/** Sentences that deny it, and the names of fields and kinds. */
const isDenied = (text: string) =>
  /không nhận|xác nhận|Xác nhận|chưa nhận|가지 않|no e?mail|Không|동의|철회|email and choose/.test(
    text,
  )

/** Every sentence of a tree of texts; functions are asked with words in the place of their figures. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') {
    const it = new Proxy(
      {},
      { get: (_target, name) => (name === Symbol.toPrimitive ? () => '3' : '3') },
    )
    for (const given of ['3', it]) {
      try {
        return sentencesIn(texts(given, '3', '3'))
      } catch {
        // Asked with another kind of argument next.
      }
    }
    return []
  }
  if (typeof texts !== 'object' || texts === null) return []
  return Object.values(texts).flatMap(sentencesIn)
}

test.each(languages)(
  '[O-07] no screen promises a mail in %s while none is sent',
  async (language) => {
    const texts = [
      await loadMessages(language),
      await loadMemberMessages(language),
      await loadAdminMessages(language),
      { ko: payingKo, en: payingEn, vi: payingVi }[language],
    ]

    const broken = texts
      .flatMap((each) => sentencesIn(inDelivery(each, outbox)))
      .filter((text) => promises[language].test(text) && !isDenied(text))

    expect(broken).toEqual([])
    expect(texts.flatMap((each) => sentencesIn(inDelivery(each, sending))).join()).toMatch(
      promises[language],
    )
    expect(texts.flatMap((each) => sentencesIn(inDelivery(each, outbox))).join()).not.toMatch(
      /[\uE000-\uE002]/,
    )
  },
)
