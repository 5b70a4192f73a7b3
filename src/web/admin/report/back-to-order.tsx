import { Link, useSearchParams } from 'react-router'
import { BackIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'

/** Link from a result sheet back to its order, in the list as it was left. */
export function BackToOrder({ orderNumber }: { readonly orderNumber: string }) {
  const text = useAdminText().report
  const [search] = useSearchParams()

  return (
    <Link
      to={{ pathname: `/admin/orders/${orderNumber}`, search: String(search) }}
      className="flex min-h-touch w-fit items-center gap-1.5 text-tiny text-muted hover:text-ink lg:min-h-6"
    >
      <BackIcon className="size-3.5" />
      {text.back}
      <span className="figures">· {orderNumber}</span>
    </Link>
  )
}
