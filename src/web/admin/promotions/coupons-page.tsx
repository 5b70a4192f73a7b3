import { useFormat } from '#web/language/use-format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DefinitionEditor } from './definition-editor.tsx'
import type { Coupon } from './definition-kind.ts'
import { DefinitionsScreen } from './definitions-screen.tsx'
import { IssueButton } from './issue-button.tsx'
import { CLAIMABLE, couponKind } from './kinds.ts'

/** Coupons that the studio gives to members, and how many were given and used. */
export default function CouponsPage() {
  const words = useAdminText().promotions.coupons
  const { number } = useFormat()
  const use = ({ issued, used }: Coupon) => words.used(number(issued), number(used))

  return (
    <DefinitionsScreen
      kind={couponKind}
      words={words}
      use={use}
      editor={(list, thing) => (
        <DefinitionEditor
          kind={couponKind}
          newTitle={words.newTitle}
          ownFields={{ is_claimable: words.claimable }}
          action={thing?.status === 'ACTIVE' && <IssueButton coupon={thing} />}
          {...{ list, thing, use }}
        >
          {(editing) => (
            <Checkbox
              label={words.claimable}
              hint={words.claimableHint}
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
