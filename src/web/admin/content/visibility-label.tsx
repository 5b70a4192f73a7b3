import { useAdminText } from '../frame/admin-text.ts'
import type { ContentItem } from './content-items.ts'

/** Shows whether customers see an item; hidden items are muted. */
export function VisibilityLabel({ item }: { readonly item: Pick<ContentItem, 'status'> }) {
  const { statuses } = useAdminText().content
  return <span className={item.status === '활성' ? '' : 'text-muted'}>{statuses[item.status]}</span>
}
