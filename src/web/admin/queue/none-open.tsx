import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAdminText } from '../frame/admin-text.ts'

/** Shown beside the list while no order is open. */
export default function NoneOpen() {
  const { noneOpen, noneOpenText } = useAdminText().queue
  return (
    <div className="pt-[16vh] max-lg:hidden">
      <EmptyState title={noneOpen} text={noneOpenText} />
    </div>
  )
}
