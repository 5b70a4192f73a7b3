import { useAdminText } from '../frame/admin-text.ts'
import type { AnyThing } from './kept.ts'

/** Whether customers see it; what they do not see stands back. */
export function Shown({ thing }: { readonly thing: Pick<AnyThing, 'status'> }) {
  const { statuses } = useAdminText().content
  return (
    <span className={thing.status === '활성' ? '' : 'text-muted'}>{statuses[thing.status]}</span>
  )
}
