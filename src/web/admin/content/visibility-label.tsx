import { useAdminText } from '../frame/admin-text.ts'
import type { ContentItem } from './content-items.ts'

/** Whether customers see it; what they do not see stands back. */
export function VisibilityLabel({ item }: { readonly item: Pick<ContentItem, 'status'> }) {
  const { statuses } = useAdminText().content
  return <span className={item.status === '활성' ? '' : 'text-muted'}>{statuses[item.status]}</span>
}
