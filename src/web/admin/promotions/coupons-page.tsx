import { useFormat } from '#web/language/use-format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DefinitionEditor } from './definition-editor.tsx'
import type { Coupon } from './definition-kind.ts'
import { DefinitionsScreen } from './definitions-screen.tsx'
import { IssueButton } from './issue-button.tsx'
import { CLAIMABLE, couponKind } from './kinds.ts'

/** Lists the coupons of the studio, with how many were issued and used. */
export default function CouponsPage() {
  const labels = useAdminText().promotions.coupons
  const { number } = useFormat()
  const usage = ({ issued, used }: Coupon) => labels.used(number(issued), number(used))

  return (
    <DefinitionsScreen
      kind={couponKind}
      labels={labels}
      usage={usage}
      editor={(list, item) => (
        <DefinitionEditor
          kind={couponKind}
          newTitle={labels.newTitle}
          ownFields={{ is_claimable: labels.claimable }}
          action={item?.status === 'ACTIVE' && <IssueButton coupon={item} />}
          {...{ list, item, usage }}
        >
          {(editing) => (
            <Checkbox
              label={labels.claimable}
              hint={labels.claimableHint}
              checked={editing.draft.is_claimable === CLAIMABLE}
              onChange={({ target }) =>
                editing.set('is_claimable', target.checked ? CLAIMABLE : '')
              }
            />
          )}
        </DefinitionEditor>
      )}
    />
  )
}
