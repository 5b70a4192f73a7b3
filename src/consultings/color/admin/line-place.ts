import type { ColorAdminTexts } from '../admin-texts.ts'
import type { Line } from '../report-content.ts'

/** Describes a position on a line: towards which end, and how far of 100. */
export function linePlace(
  labels: ColorAdminTexts['lines'],
  line: Line,
  position: number,
  number: (value: number) => string,
): string {
  if (position === 0) return labels.middle
  const [from = '', to = ''] = labels.ends[line]
  return labels.place(position < 0 ? from : to, number(Math.abs(position)))
}
