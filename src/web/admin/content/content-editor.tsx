import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Language } from '#domain/languages/languages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import type { Draft } from '../editing/draft.ts'
import { EditorForm } from '../editing/editor-form.tsx'
import { Overtaken } from '../editing/overtaken.tsx'
import { type FieldWords, thingParts } from '../editing/parts.ts'
import { PreviewDialog } from '../editing/preview-dialog.tsx'
import { type Editing, useEditing } from '../editing/use-editing.ts'
import { useRemoval } from '../editing/use-removal.ts'
import { useShowing } from '../editing/use-showing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import { type AnyThing, type Calls, keeping, useKnown } from './kept.ts'

/** A kind of content: its calls, and the mapping between items and editor fields. */
export interface ContentKind<Thing extends AnyThing, Name extends string> {
  /** Query key: `['admin', 'banners']`. */
  readonly key: readonly string[]
  readonly calls: Calls
  readonly nameOf: (thing: Thing) => string
  readonly draftOf: (thing: Thing | null) => Draft<Name>
  readonly bodyOf: (draft: Draft<Name>, base: Thing | null) => object
}

interface ContentEditorProps<Thing extends AnyThing, Name extends string> {
  readonly kind: ContentKind<Thing, Name>
  readonly list: AdminList<Thing>
  readonly thing: Thing | null
  readonly newTitle: string
  readonly fieldWords: FieldWords
  /** Preview of the draft in a language; absent for content that customers never see. */
  readonly preview?: (draft: Draft<Name>, language: Language) => ReactNode
  readonly children: (editing: Editing<Thing, Name>) => ReactNode
}

/** Field of a new item: whether customers see it right away. */
const SHOWN = 'status'

/** Editor of one content item, with preview, visibility and deletion. */
export function ContentEditor<Thing extends AnyThing, Name extends string>(
  props: ContentEditorProps<Thing, Name>,
) {
  const { kind, list, thing, newTitle, fieldWords, preview, children } = props
  const { editing: words, content } = useAdminText()
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const say = useToast()
  const known = useKnown<Thing>(kind.key)
  const calls = keeping<Thing>(kind.calls)
  const [isShownAtOnce, setShownAtOnce] = useState(true)
  const [isPreviewed, setPreviewed] = useState(false)
  const editing = useEditing({
    name: `${kind.key.join('_')}_${thing?.id ?? 'new'}`,
    thing,
    draftOf: kind.draftOf,
    bodyOf: kind.bodyOf,
    schema: (thing ? kind.calls.update : kind.calls.create).body,
    send: (body: object, base: Thing | null) =>
      calls.save(base ? body : { ...body, [SHOWN]: isShownAtOnce ? '활성' : '비활성' }, base),
    onSaved(saved, before) {
      known.put(saved)
      say(before ? words.changed(kind.nameOf(saved)) : words.added(kind.nameOf(saved)))
      if (!before) void navigate(list.addressOf(saved.id), { preventScrollReset: true })
    },
  })
  const { base, draft, language } = editing

  return (
    <>
      <EditorForm
        editing={editing}
        title={base ? kind.nameOf(base) : newTitle}
        note={base && content.changed(dateTime(base.updated_at))}
        fieldWords={fieldWords}
        draftOf={kind.draftOf}
        actions={
          <>
            {preview && (
              <Button kind="quiet" size="small" onClick={() => setPreviewed(true)}>
                {words.preview.open}
              </Button>
            )}
            {base && (
              <ThingActions
                {...{ kind, fieldWords, thing: base }}
                isSeen={preview !== undefined}
                onChanged={(changed) => {
                  editing.follow(changed)
                  known.put(changed)
                }}
                onOvertaken={known.reread}
                onRemoved={() => {
                  editing.letGo()
                  known.reread()
                  void navigate(list.closed, { preventScrollReset: true })
                }}
              />
            )}
          </>
        }
      >
        {children(editing)}
        {!base && preview && (
          <Checkbox
            label={content.showAtOnce}
            hint={content.showAtOnceHint}
            checked={isShownAtOnce}
            onChange={({ target }) => setShownAtOnce(target.checked)}
          />
        )}
      </EditorForm>
      <PreviewDialog
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        draft={draft}
        language={language}
        onLanguage={editing.setLanguage}
      >
        {(written) => preview?.(draft, written)}
      </PreviewDialog>
    </>
  )
}

interface ThingActionsProps<Thing extends AnyThing, Name extends string> {
  readonly kind: ContentKind<Thing, Name>
  readonly thing: Thing
  readonly fieldWords: FieldWords
  /** By customers. */
  readonly isSeen: boolean
  readonly onChanged: (thing: Thing) => void
  readonly onOvertaken: () => void
  readonly onRemoved: () => void
}

function ThingActions<Thing extends AnyThing, Name extends string>(
  props: ThingActionsProps<Thing, Name>,
) {
  const { kind, thing, fieldWords, isSeen, onChanged, onOvertaken, onRemoved } = props
  const words = useAdminText().editing
  const calls = keeping<Thing>(kind.calls)
  const name = kind.nameOf(thing)
  const showing = useShowing({
    name,
    thing,
    isShown: ({ status }) => status === '활성',
    set: calls.setShown,
    onChanged,
    onOvertaken,
  })
  const removal = useRemoval({
    name,
    thing,
    remove: calls.remove,
    restore: () => calls.restore(thing),
    onRemoved,
    onRestored: onOvertaken,
    onOvertaken,
  })

  const parts = thingParts(fieldWords, kind.draftOf)

  return (
    <>
      {isSeen && (
        <Button kind="quiet" size="small" busy={showing.isPending} onClick={showing.toggle}>
          {showing.label}
        </Button>
      )}
      <Button kind="quiet" size="small" busy={removal.isPending} onClick={() => void removal.ask()}>
        {words.removal.ask}
      </Button>
      {[showing.overtaken, removal.overtaken].map(
        (of) => of && <Overtaken key={of.deed} {...{ of, parts }} />,
      )}
    </>
  )
}
