import type { PhotoRecord } from '#contract/photo-record.ts'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

/** Says until when photos are kept, and how many days are left. */
export function StoragePeriod({ retention }: Pick<PhotoRecord, 'retention'>) {
  const text = useText().myPage.photoRecord
  const format = useFormat()
  const { stored_until: until, days, extra_days: extra } = retention
  if (!until) return text.storedOpen(format.number(days + (extra ?? 0)))
  const left = Math.ceil((new Date(until).getTime() - Date.now()) / DAY_MS)
  return left > 0 ? text.storedUntil(format.date(until), format.number(left)) : text.storedOver
}
