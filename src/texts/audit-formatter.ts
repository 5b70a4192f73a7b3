import type { Fields } from '#domain/audit/changes-in.ts'
import { readableHtml } from '#domain/audit/readable-html.ts'
import { unitOf } from '#domain/audit/unit-of.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import type { AdminMessages } from './admin-messages.ts'
import type { Format } from './format.ts'
import { languageNames } from './language-names.ts'
import type { Messages } from './messages.ts'

interface Sentences {
  readonly admin: AdminMessages
  readonly site: Messages
  readonly format: Format
}

interface AuditFormatter {
  /** Returns a field's label; the field's name if there is none. */
  readonly field: (action: string, field: string) => string
  /**
   * Formats a field's value: money, timestamps, codes as words, rich text without tags, other text
   * unchanged. `entry` holds all fields of the entry.
   */
  readonly value: (action: string, field: string, value: unknown, entry: Fields) => string
}

/** Matches a timestamp as the database writes it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Creates formatters for the audit log's screen and workbook. */
export function createAuditFormatter({ admin, site, format }: Sentences): AuditFormatter {
  const { audit } = admin
  const { notifications, products } = admin
  const labels: Readonly<Record<string, string>> = {
    ...admin.settings.fields,
    ...notifications.occasions,
    summary_hour: notifications.hour,
    turnaround_days: products.fields.turnaround,
    ...audit.fields,
  }

  function fieldLabel(action: string, field: string): string {
    if (field === 'is_active' && action.startsWith('product.')) return products.onSale
    const [group, language, ...rest] = field.split('.')
    if (group !== 'translations' || !isLanguage(language)) {
      return labels[field] ?? labels[rest.at(-1) ?? language ?? field] ?? field
    }
    const word = rest.length > 0 ? rest.join('.') : group
    return `${labels[word] ?? word} (${languageNames[language][1]})`
  }

  const figures = {
    won: format.won,
    points: format.points,
    percent: (value: number) => `${format.number(value)}%`,
  }

  function valueText(action: string, field: string, value: unknown, entry: Fields): string {
    if (value === null || value === undefined || value === '') return audit.emptyValue
    if (typeof value === 'boolean') return value ? site.ui.yes : site.ui.no
    if (typeof value === 'number') {
      const unit = unitOf(action, field, entry)
      return unit ? figures[unit](value) : format.number(value)
    }
    if (typeof value === 'string') {
      const isTiming = Object.hasOwn(notifications.occasions, field)
      const codes: Codes | undefined = isTiming
        ? notifications.timings
        : codesOf(action, { admin, site })[field]
      const known = codes?.[value]
      return known ?? (MOMENT.test(value) ? format.dateTime(value) : readableHtml(value))
    }
    if (Array.isArray(value)) {
      const isPlain = value.every((each) => typeof each !== 'object')
      const parts = value.map((each) => valueText(action, field, each, entry))
      return parts.length === 0 ? audit.emptyValue : parts.join(isPlain ? ', ' : '\n')
    }
    const fields: Fields = { ...value }
    return Object.entries(fields)
      .map(
        ([name, part]) => `${fieldLabel(action, name)}: ${valueText(action, name, part, fields)}`,
      )
      .join(', ')
  }

  return { field: fieldLabel, value: valueText }
}

type Codes = Readonly<Record<string, string>>

const codesOf = (
  action: string,
  { admin, site }: Pick<Sentences, 'admin' | 'site'>,
): Readonly<Record<string, Codes>> => ({
  status: {
    ...site.orders.statuses.canonical,
    ...admin.money.receipts.states,
    ...(action.startsWith('inquiry.') && site.inquiries.statuses),
    ...admin.audit.states,
  },
  role: admin.members.roles,
  discount_type: admin.promotions.types,
  kind: { ...admin.audit.log.kinds, ...admin.moneyTasks.kinds, ...site.moderation.kinds },
  hidden_kind: site.moderation.kinds,
  waiting_for: admin.queue.chips,
  resolution: labelsOf(admin.moneyTasks.resolutions),
  answer: labelsOf({
    ...admin.moneyTasks.answers.FAILED,
    ...admin.moneyTasks.answers.UNCONFIRMED,
  }),
  outcome: admin.audit.outcomes,
  change: admin.audit.factors,
  method: admin.audit.methods,
  refused: admin.audit.refusedFor,
  ended: admin.audit.endedFor,
  category: admin.audit.categories,
  source: admin.photos.sources,
  photo_reason: admin.photos.reasons,
})

const labelsOf = (answers: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(answers).map(([answer, { label }]) => [answer, label]))

const isLanguage = (name: string | undefined): name is Language =>
  languages.some((language) => language === name)
