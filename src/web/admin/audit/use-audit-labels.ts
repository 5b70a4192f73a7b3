import { createAuditFormatter } from '#texts/audit-formatter.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Formats audit entries in the language of the page. */
export const useAuditLabels = () =>
  createAuditFormatter({ admin: useAdminText(), site: useText(), format: useFormat() })
