import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/languages/languages.ts'
import { type Delivery, ifMailed, ifTexted, resolveForDelivery, sending } from './delivery.ts'

const outbox: Delivery = { mail: 'outbox', sms: 'outbox' }

test('[O-07] resolves sentences by whether mails and text messages are sent', () => {
  const texts = {
    plain: `주문하면 ${ifMailed('메일이 가요', '메일은 가지 않아요')}.`,
    asked: (name: string) => [
      `${name}: ${ifMailed(`${name}에게 메일`)}${ifTexted('문자', '없음')}`,
    ],
  }

  const sent = resolveForDelivery(texts, sending)
  expect([sent.plain, sent.asked('하나')]).toEqual([
    '주문하면 메일이 가요.',
    ['하나: 하나에게 메일문자'],
  ])
  const resolved = resolveForDelivery(texts, outbox)
  expect([resolved.plain, resolved.asked('하나')]).toEqual([
    '주문하면 메일은 가지 않아요.',
    ['하나: 없음'],
  ])
})

/** Words that promise a mail or a text message, or say that somebody is notified. */
const words: Readonly<Record<Language, RegExp>> = {
  ko: /(?<!이)메일|이메일로 [^.]*(알|보[내냈])|스팸|문자를 보[내냈]|소식을 받|(고객|손님|작성자)에게[^.]*알[려렸릴]|알려 드/,
  en: /(?<!-)\b(mails?|mailed|emailed)\b(?!-)|\b(an?|by|our|in the) e-?mail\b(?! address)|inbox|spam folder|(is|are|was|were) told\b|tells? (the|them)|write to you|hear about|we will tell/i,
  vi: /(qua|gửi|trong) (email|thư)|(?<!xác )nhận (được )?(email|thư)|thư rác|báo cho|được báo|sẽ báo|nhận (được )?tin/i,
}

/**
 * Texts with such a word that are true without mail: the beginning of their path, and the reason.
 */
const allowed: Readonly<Record<string, string>> = {
  'accounts.access.linkEnded': 'names the mail whose link was opened',
  'accounts.fields.emailCode': 'names a field',
  'social-login.answers.mustLink': 'names the way; its screen says where the code comes from',
  'social-login.proveByCode': 'names the way; its screen says where the code comes from',
  'accounts.signUp': 'says what somebody agrees to',
  'settings.consents': 'says what somebody agrees to',
  'admin.audit': 'names what was done',
  'audit.': 'names what was done',
  'workbooks.audit': 'names what was done',
  'admin.bookings.cancel.reason': 'names a field; its hint chooses',
  'admin.moneyTasks.helps.NOT_COMPARED': 'asks the owner to tell somebody',
  'admin.notifications': 'the screen says at its top while no mail server is connected',
  'admin.opening': 'the screen that says whether a mail server is connected',
  'admin.account.writeOff': 'says that no mail is sent',
  'admin.outbox': 'shows what became of each mail',
  'admin.screens.outbox': 'names the screen',
  'admin.settings': 'says where the data is used',
  'own-account.settings.languageHint': 'says where the language is used',
  'setting-problems.phoneNeedsSms': 'says that no text message is sent',
  'refusals.MESSAGE_BLANKED': 'is said of a mail that arrived',
  'reports.screens.askByMail': 'the customer writes the mail',
  'my-page.photoRecord.mail': 'the customer writes the mail',
  'photo-record.mail': 'the customer writes the mail',
  'admin.photos.sources': 'says how a photo came',
  'admin.photos.add.text': 'says how a photo came',
  'withdrawal.deleted': 'says what is deleted',
}

/** Texts of mails, and files that only collect other texts. */
const aside = /mails\.ts$|\.test\.ts$|^(index|base|app|member|admin-.*)\.ts$/

const withoutChoices = (text: string) => text.replaceAll(/\uE000[^\uE002]*\uE002/g, '')

const figure = { toString: () => '3' }
const given = [
  ['3', '3', '3', '3'],
  ['3', ['3']],
  [3, 3, 3],
  [1, 1, 1],
  [true, true],
  [false, false],
  [null],
]
/** Its properties are such values again. */
const anything: unknown = new Proxy(figure, {
  get: (it, name) => (name in it || typeof name === 'symbol' ? Reflect.get(it, name) : anything),
})

/**
 * Lists every sentence with its path. Calls functions with different values, so that every branch
 * is covered.
 */
function sentencesIn(texts: unknown, path: string): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  if (typeof texts === 'function') {
    const answers = [...given, [anything, anything, anything]].flatMap((values) => {
      try {
        return sentencesIn(texts(...values), path)
      } catch {
        return [] // takes other values
      }
    })
    if (answers.length === 0) throw new Error(`${path} could not be read`)
    return answers
  }
  if (typeof texts !== 'object' || texts === null || texts === anything) return []
  return Object.entries(texts).flatMap(([name, each]) => sentencesIn(each, `${path}.${name}`))
}

async function sentencesOf(language: Language) {
  const folder = new URL(`./${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => !aside.test(name))
  const modules = await Promise.all(
    files.map(async (name) => Object.values(await import(new URL(name, folder).href))),
  )
  return modules.flatMap((each, at) =>
    each.flatMap((texts) => sentencesIn(texts, files[at]!.replace('.ts', ''))),
  )
}

test.each(languages)(
  '[O-07] every text in %s that promises a mail depends on whether mails are sent',
  async (language) => {
    const sentences = await sentencesOf(language)

    const promises = sentences
      .filter(([, text]) => words[language].test(withoutChoices(text)))
      .filter(([path]) => !Object.keys(allowed).some((start) => path.startsWith(start)))
    expect([...new Set(promises.map((each) => each.join(': ')))]).toEqual([])
    expect(
      Object.keys(allowed).filter((start) => !sentences.some(([path]) => path.startsWith(start))),
    ).toEqual([])
    expect(sentences.map(([, text]) => resolveForDelivery(text, outbox)).join()).not.toMatch(
      /[\uE000-\uE002]/,
    )
  },
)
