import type { GroupVerdict } from './check-groups.ts'
import { useCoachText } from './use-coach-text.ts'

/** Says a group's verdict in a word or two. */
export function GroupWords({ group }: { readonly group: GroupVerdict }) {
  const text = useCoachText()
  const { name, verdict, reason, degrees } = group
  if (verdict === 'unknown') return text.unknown
  const word = reason ? text.reasons[reason].short : text.groups[name].good
  const isTilt = degrees !== undefined && (!reason || reason === 'tilted')
  return isTilt ? text.degrees(String(degrees), word) : word
}
