import type { MoneyAlarm as Alarm } from '#contract/money-tasks.ts'
import { MoneyAlarm } from './money-alarm.tsx'

/** Lists alarms: problems around payments that do not follow from the orders’ accounts. */
export function MoneyAlarms({ alarms }: { readonly alarms: readonly Alarm[] }) {
  if (alarms.length === 0) return null
  return (
    <ul className="mt-4 border-t border-sand">
      {alarms.map((alarm) => (
        <MoneyAlarm key={alarm.id} alarm={alarm} />
      ))}
    </ul>
  )
}
