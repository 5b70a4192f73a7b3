import { policyKinds } from '#contract/content.ts'
import type { Opening } from '#contract/opening.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { DownIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { ConfirmItem } from './confirm-item.tsx'
import { policyAddress } from './opening-addresses.ts'

interface OpeningPoliciesProps {
  readonly item: Opening['items'][number]
  readonly opening: Opening
}

/** Lists the policies of the checklist, each with links to read and edit it. */
export function OpeningPolicies({ item, opening }: OpeningPoliciesProps) {
  const text = useAdminText().opening
  const { number } = useFormat()
  const { version: _version, ...names } = useText().content.policies

  return (
    <>
      <details className="group/policies">
        <summary className="flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-2 text-small lg:min-h-6">
          <h3 className="font-strong">{text.items.policies}</h3>
          <DownIcon className="size-3.5 text-muted transition-transform group-open/policies:rotate-180" />
          {!item.is_done && (
            <span className="ml-auto text-muted">{text.left(number(item.missing.length))}</span>
          )}
        </summary>
        <ul className="mt-1 text-small">
          {policyKinds.map((kind) => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-5">
              <FactLink to={policyAddress(kind)}>{names[kind]}</FactLink>
              <span className="flex flex-wrap items-center gap-x-3">
                <ConfirmItem
                  item={`policy.${kind}`}
                  label={text.confirm.policies}
                  isDone={!item.missing.includes(kind)}
                  confirmations={opening.confirmations}
                />
              </span>
            </li>
          ))}
        </ul>
      </details>
      {!item.is_done && <p className="mt-0.5 text-small text-muted">{text.todo.policies}</p>}
    </>
  )
}
