import { useFormat } from '#web/language/use-format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DefinitionEditor } from './definition-editor.tsx'
import type { Promotion } from './definition-kind.ts'
import { DefinitionsScreen } from './definitions-screen.tsx'
import { promotionKind } from './kinds.ts'

/** Lists promotion codes with their limits and use. */
export default function PromotionsPage() {
  const labels = useAdminText().promotions.promotions
  const { number } = useFormat()
  const usage = ({ used, total_limit: limit }: Promotion) =>
    limit === null ? labels.used(number(used)) : labels.usedOf(number(used), number(limit))

  return (
    <DefinitionsScreen
      kind={promotionKind}
      labels={labels}
      usage={usage}
      editor={(list, item) => (
        <DefinitionEditor
          kind={promotionKind}
          newTitle={labels.newTitle}
          ownFields={{ total_limit: labels.total, per_person_limit: labels.perPerson }}
          {...{ list, item, usage }}
        >
          {(editing) => (
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField
                optional
                inputMode="numeric"
                label={labels.total}
                hint={labels.limitHint}
                {...editing.input('total_limit')}
              />
              <TextField
                optional
                inputMode="numeric"
                label={labels.perPerson}
                hint={labels.perPersonHint}
                {...editing.input('per_person_limit')}
              />
            </div>
          )}
        </DefinitionEditor>
      )}
    />
  )
}
