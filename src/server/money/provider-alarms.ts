import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { openAlarm } from './alarms.ts'

type AlarmDeps = Pick<Deps, 'db' | 'now' | 'log'>

const ALARMS = {
  misconfigured: ['KEYS_REFUSED', 'the payment provider does not accept our keys'],
  shopRefused: ['SHOP_REFUSED', 'the payment provider does not take money for the shop'],
  shopUnknown: ['SHOP_UNKNOWN', 'the payment provider knows no such shop'],
} as const

/**
 * Opens an alarm: nobody can pay until the owner has checked the keys or the shop's registration.
 */
export async function openProviderAlarm(
  { db, now, log }: AlarmDeps,
  { outcome, code }: { readonly outcome: keyof typeof ALARMS; readonly code: string },
) {
  const [kind, message] = ALARMS[outcome]
  log.error({ code }, message)
  const at = now()
  // Every read fails with it, so an alarm marked as known stays closed for the rest of the day.
  const day = outcome === 'shopUnknown' && { day: formatSeoulDay(seoulDayOf(at)) }
  const about = { orderNumber: null, paymentKey: null, amount: null } as const
  await openAlarm(db, { kind, ...about, detail: { code, ...day }, at })
}

/** Opens an alarm if the provider rejected the keys or the shop. */
export async function openAlarmIfRefused(
  deps: AlarmDeps,
  answer: { readonly outcome: string; readonly code?: string },
) {
  const { outcome, code = '' } = answer
  if (outcome === 'misconfigured' || outcome === 'shopUnknown') {
    await openProviderAlarm(deps, { outcome, code })
  }
}
