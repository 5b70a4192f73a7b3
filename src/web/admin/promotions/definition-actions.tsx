import { Button } from '#web/ui/button.tsx'
import { ActionConflictPrompt } from '../editing/action-conflict.tsx'
import { type FieldLabels, itemParts } from '../editing/parts.ts'
import { useRemoval } from '../editing/use-removal.ts'
import { useVisibility } from '../editing/use-visibility.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { type Definition, type DefinitionKind, definitionWriter } from './definition-kind.ts'

interface DefinitionActionsProps<Item extends Definition, Own extends string> {
  readonly kind: DefinitionKind<Item, Own>
  readonly item: Item
  readonly fieldLabels: FieldLabels
  readonly onChanged: (item: Item) => void
  readonly onConflict: () => void
  readonly onRemoved: () => void
}

/** Buttons to end a discount, with Undo, or to remove an unused one. */
export function DefinitionActions<Item extends Definition, Own extends string>(
  props: DefinitionActionsProps<Item, Own>,
) {
  const { kind, item, fieldLabels, onChanged, onConflict, onRemoved } = props
  const { promotions: text, editing } = useAdminText()
  const calls = definitionWriter(kind)
  const using = useVisibility({
    name: item.name,
    item,
    labels: text.using,
    isShown: ({ status }) => status === 'ACTIVE',
    set: calls.setActive,
    onChanged,
    onConflict,
  })
  const removal = useRemoval({
    name: item.name,
    text: text.removeText,
    item,
    remove: calls.remove,
    onRemoved,
    onConflict,
  })

  const parts = itemParts(fieldLabels, kind.draftOf)

  return (
    <>
      <Button kind="quiet" size="small" busy={using.isPending} onClick={using.toggle}>
        {using.label}
      </Button>
      {kind.isUntouched(item) && (
        <Button
          kind="quiet"
          size="small"
          busy={removal.isPending}
          onClick={() => void removal.confirmAndRemove()}
        >
          {editing.removal.open}
        </Button>
      )}
      {[using.conflict, removal.conflict].map(
        (conflict) =>
          conflict && <ActionConflictPrompt key={conflict.label} {...{ conflict, parts }} />,
      )}
    </>
  )
}
