import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { editOnArrival } from '../frame/edit-on-arrival.ts'
import type { Kind } from './policy-kind.ts'

interface FirstPoliciesProps {
  readonly kinds: readonly Kind[]
  readonly addressOf: (kind: Kind) => string
}

/** Links for writing the first version of each policy that has none. */
export function FirstPolicies({ kinds, addressOf }: FirstPoliciesProps) {
  const labels = useAdminText().content.policies
  const names = useText().content.policies
  return (
    <ul className="flex flex-wrap justify-center gap-3">
      {kinds.map((kind) => (
        <li key={kind}>
          <ButtonLink kind="secondary" size="small" to={addressOf(kind)} state={editOnArrival}>
            {labels.writeFirst(names[kind])}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
