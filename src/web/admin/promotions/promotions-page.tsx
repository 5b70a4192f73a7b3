import { useFormat } from '#web/language/use-format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DefinitionEditor } from './definition-editor.tsx'
import type { Promotion } from './definition-kind.ts'
import { DefinitionsScreen } from './definitions-screen.tsx'
import { promotionKind } from './kinds.ts'

/** Codes that customers type into an order, with their limits and how far those are used up. */
export default function PromotionsPage() {
  const words = useAdminText().promotions.promotions
  const { number } = useFormat()
  const use = ({ used, total_limit: limit }: Promotion) =>
    limit === null ? words.used(number(used)) : words.usedOf(number(used), number(limit))

  return (
    <DefinitionsScreen
      kind={promotionKind}
      words={words}
      use={use}
      editor={(list, thing) => (
        <DefinitionEditor
          kind={promotionKind}
          newTitle={words.newTitle}
          ownFields={{ total_limit: words.total, per_person_limit: words.perPerson }}
          {...{ list, thing, use }}
        >
          {(editing) => (
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField
                optional
                inputMode="numeric"
                label={words.total}
                hint={words.limitHint}
                {...editing.input('total_limit')}
              />
              <TextField
                optional
                inputMode="numeric"
                label={words.perPerson}
                hint={words.perPersonHint}
                {...editing.input('per_person_limit')}
              />
            </div>
          )}
        </DefinitionEditor>
      )}
    />
  )
}
