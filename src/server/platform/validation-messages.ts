import type { z } from 'zod'
import { isOneOf } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'
import type { Language } from '#domain/languages/languages.ts'
import { texts } from '#texts/all.ts'
import { type ValidationTexts, validationTexts } from '#texts/validation.ts'

type Issue = z.core.$ZodRawIssue
/** Messages without a figure. */
type PlainSentence = {
  [Name in keyof ValidationTexts]: ValidationTexts[Name] extends string ? Name : never
}[keyof ValidationTexts]

/** Translates zod's issues into our messages: zod's own name types and regular expressions. */
export const messagesIn = (language: Language): z.core.$ZodErrorMap => {
  const known = messages.get(language)
  if (known) return known
  const created = createMessages(language)
  messages.set(language, created)
  return created
}

/** Created once: every call needs them, and a format of numbers takes longer than most checks. */
const messages = new Map<Language, z.core.$ZodErrorMap>()

function createMessages(language: Language): z.core.$ZodErrorMap {
  const words = validationTexts[language]
  const figure = new Intl.NumberFormat(language).format
  return (issue) => nameSentence(issue, language) ?? sentenceOf(issue, words, figure)
}

function nameSentence(issue: Issue, language: Language): string | undefined {
  const { names } = texts[language]
  const problem = issue.code === 'custom' ? issue.params?.problem : undefined
  return isOneOf(keysOf(names), problem) ? names[problem] : undefined
}

type Figure = (value: number | bigint) => string

function sentenceOf(issue: Issue, words: ValidationTexts, figure: Figure): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue, words)
    case 'too_small':
      return tooSmall(issue, words, figure)
    case 'too_big':
      return tooBig(issue, words, figure)
    case 'invalid_format':
      return words[formats[issue.format] ?? fieldSentence(issue) ?? 'unfit']
    case 'invalid_value':
      return isAbsent(issue) ? words.missing : words.choiceExpected
    case 'invalid_union':
      return isAbsent(issue) ? words.missing : words[unionSentence(issue)]
    case 'unrecognized_keys':
      return words.unknownField
    case 'custom':
      return words[fieldSentence(issue) ?? 'unfit']
    default:
      return words.unfit
  }
}

const isAbsent = ({ input }: Issue) => input === undefined || input === null

const expected: Readonly<Record<string, PlainSentence>> = {
  string: 'textExpected',
  number: 'numberExpected',
  int: 'wholeNumberExpected',
  boolean: 'yesOrNoExpected',
}

function typeSentence(issue: Issue & { code: 'invalid_type' }, words: ValidationTexts) {
  if (issue.expected === 'never') return words.ofOtherSurvey
  if (isAbsent(issue)) return words.missing
  return words[expected[issue.expected] ?? 'wrongShape']
}

function tooSmall(issue: Issue & { code: 'too_small' }, words: ValidationTexts, figure: Figure) {
  const least = figure(issue.minimum)
  if (issue.origin === 'string') {
    return issue.minimum === 1 ? words.missing : words.textTooShort(least)
  }
  if (issue.origin === 'array') return words.tooFew(least)
  return issue.inclusive === false ? words.moreThan(least) : words.atLeast(least)
}

function tooBig(issue: Issue & { code: 'too_big' }, words: ValidationTexts, figure: Figure) {
  const most = figure(issue.maximum)
  if (issue.origin === 'string') return words.textTooLong(most)
  if (issue.origin === 'array') return words.tooMany(most)
  return issue.inclusive === false ? words.lessThan(most) : words.atMost(most)
}

const formats: Readonly<Record<string, PlainSentence>> = {
  email: 'email',
  url: 'webAddress',
  date: 'day',
  datetime: 'moment',
  uuid: 'unknownItem',
}

/** Messages of fields with a pattern or a custom rule, by field name. */
const fields: Readonly<Record<string, PlainSentence>> = {
  phone: 'phone',
  guest_phone: 'phone',
  user_id: 'userId',
  password: 'inquiryPassword',
  writer_password: 'inquiryPassword',
  password_confirm: 'passwordsDiffer',
  account_number: 'accountNumber',
  order_number: 'orderNumber',
  code: 'code',
  promotion_code: 'code',
  number: 'receiptNumber',
  amount: 'amount',
  from: 'period',
  to: 'period',
  ends_at: 'endsBeforeStart',
  end_date: 'endsBeforeStart',
  hidden_reason: 'hiddenReason',
  time_zone: 'timeZone',
  image_url: 'webAddress',
  video_url: 'webAddress',
  link_url: 'webAddress',
  meeting_url: 'webAddress',
}

function fieldSentence({ path = [], code, input }: Issue): PlainSentence | undefined {
  const name = path.findLast((step) => typeof step === 'string')
  if (code === 'custom' && typeof input === 'string' && /^\d{4}-\d{2}-\d{2}/.test(input)) {
    return 'day'
  }
  return typeof name === 'string' ? fields[name] : undefined
}

/** Message of a union: an unknown kind of survey, a moment or a day, else the last option's problem. */
function unionSentence(issue: Issue & { code: 'invalid_union' }): PlainSentence {
  if (issue.discriminator === 'consulting_type') return 'surveyUnknown'
  const { errors } = issue
  const isDay = errors.flat().some((it) => it.code === 'invalid_format' && it.format === 'date')
  return isDay ? 'day' : 'unfit'
}
