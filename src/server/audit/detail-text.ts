import { changesIn, type Fields, isFields } from '#domain/audit/changes-in.ts'
import type { Language } from '#domain/languages/languages.ts'
import { texts } from '#texts/all.ts'
import { adminTexts } from '#texts/all-admin.ts'
import { createAuditFormatter } from '#texts/audit-formatter.ts'
import { formatFor } from '#texts/format.ts'

/** Formats an audit entry's detail field by field: `Price: ₩90,000 → ₩100,000; Position: 2`. */
export function detailText(action: string, detail: Fields, language: Language): string {
  const labels = createAuditFormatter({
    admin: adminTexts[language],
    site: texts[language],
    format: formatFor(language),
  })
  const was = isFields(detail.before) ? detail.before : detail
  const is = isFields(detail.after) ? detail.after : detail
  return changesIn(detail)
    .map(({ field, before, after }) => {
      const parts = [
        ...(before === undefined ? [] : [labels.value(action, field, before, was)]),
        ...(after === undefined ? [] : [labels.value(action, field, after, is)]),
      ]
      return `${labels.field(action, field)}: ${parts.join(' → ')}`
    })
    .join('; ')
}
