import type { adminProducts } from '#contract/admin-catalog.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

interface WaitingProps {
  readonly waiting: ReplyOf<typeof adminProducts.list>['waiting']
}

/** Shows how many people want to be notified when a kind of consulting goes on sale. */
export function WaitingForKinds({ waiting }: WaitingProps) {
  const { waitingFor } = useAdminText().products
  const { consultingTypes } = useText().myPage
  return (
    <ul className="pb-3 text-small text-muted">
      {waiting.map(({ consulting_type, count }) => (
        <li key={consulting_type}>{waitingFor(consultingTypes[consulting_type], count)}</li>
      ))}
    </ul>
  )
}
