import type { AuditEntry } from '#contract/audit.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { languageNames } from '#web/language/language-names.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { Fields } from './changes-in.ts'
import { unitOf } from './unit-of.ts'

/** A moment as the database writes one. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** What a field of an entry is called; one that has no name yet as it was written. */
export function useFieldWords(): (field: string) => string {
  const { audit, settings } = useAdminText()
  const named: Readonly<Record<string, string>> = { ...settings.fields, ...audit.fields }

  return (field) => {
    const [group, language, ...rest] = field.split('.')
    if (group !== 'translations' || !isLanguage(language))
      return named[field] ?? named[rest.at(-1) ?? language ?? field] ?? field
    const word = rest.length > 0 ? rest.join('.') : group
    return `${named[word] ?? word} (${languageNames[language][1]})`
  }
}

const isLanguage = (name: string | undefined): name is Language =>
  languages.some((language) => language === name)

/**
 * What an entry says in a field: money as money, a moment as a moment, a code in words, and a text as
 * it stands. `of`: what was written down beside it.
 */
export function useValueWords({
  action,
}: AuditEntry): (field: string, value: unknown, of: Fields) => string {
  const { audit, ...admin } = useAdminText()
  const { ui, orders, inquiries, moderation } = useText()
  const format = useFormat()
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: {
      ...orders.statuses.canonical,
      ...admin.deposits.rowStates,
      ...(action.startsWith('inquiry.') && inquiries.statuses),
      ...audit.states,
    },
    role: admin.members.roles,
    discount_type: admin.promotions.types,
    kind: { ...admin.moneyTasks.kinds, ...moderation.kinds },
    hidden_kind: moderation.kinds,
    resolution: admin.moneyTasks.resolutions,
    outcome: audit.outcomes,
  }
  const figures = {
    won: format.won,
    points: format.points,
    percent: (value: number) => `${format.number(value)}%`,
  }

  return function words(field, value, of): string {
    if (value === null || value === '') return audit.nothing
    if (typeof value === 'boolean') return value ? ui.yes : ui.no
    if (typeof value === 'number') {
      const unit = unitOf(action, field, of)
      return unit ? figures[unit](value) : format.number(value)
    }
    if (typeof value === 'string') {
      return codes[field]?.[value] ?? (MOMENT.test(value) ? format.dateTime(value) : value)
    }
    if (!Array.isArray(value)) return JSON.stringify(value, null, 1)
    if (value.length === 0) return audit.nothing
    const isPlain = value.every((each) => typeof each !== 'object')
    return isPlain
      ? value.map((each) => words(field, each, of)).join(', ')
      : JSON.stringify(value, null, 1)
  }
}
