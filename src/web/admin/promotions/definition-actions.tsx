import { Button } from '#web/ui/button.tsx'
import { Overtaken } from '../editing/overtaken.tsx'
import { type FieldWords, thingParts } from '../editing/parts.ts'
import { useRemoval } from '../editing/use-removal.ts'
import { useShowing } from '../editing/use-showing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { type Definition, type DefinitionKind, keeping } from './definition-kind.ts'

interface DefinitionActionsProps<Thing extends Definition, Own extends string> {
  readonly kind: DefinitionKind<Thing, Own>
  readonly thing: Thing
  readonly fieldWords: FieldWords
  readonly onChanged: (thing: Thing) => void
  readonly onOvertaken: () => void
  readonly onRemoved: () => void
}

/** Ends it, with a way back; what was never used can be removed instead. */
export function DefinitionActions<Thing extends Definition, Own extends string>(
  props: DefinitionActionsProps<Thing, Own>,
) {
  const { kind, thing, fieldWords, onChanged, onOvertaken, onRemoved } = props
  const { promotions: text, editing } = useAdminText()
  const calls = keeping(kind)
  const using = useShowing({
    name: thing.name,
    thing,
    words: text.using,
    isShown: ({ status }) => status === 'ACTIVE',
    set: calls.setActive,
    onChanged,
    onOvertaken,
  })
  const removal = useRemoval({
    name: thing.name,
    text: text.removeText,
    thing,
    remove: calls.remove,
    onRemoved,
    onOvertaken,
  })

  const parts = thingParts(fieldWords, kind.draftOf)

  return (
    <>
      <Button kind="quiet" size="small" busy={using.isPending} onClick={using.toggle}>
        {using.label}
      </Button>
      {kind.isUntouched(thing) && (
        <Button
          kind="quiet"
          size="small"
          busy={removal.isPending}
          onClick={() => void removal.ask()}
        >
          {editing.removal.ask}
        </Button>
      )}
      {[using.overtaken, removal.overtaken].map(
        (of) => of && <Overtaken key={of.deed} {...{ of, parts }} />,
      )}
    </>
  )
}
