import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Language } from '#domain/languages/languages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { ActionConflictPrompt } from '../editing/action-conflict.tsx'
import type { Draft } from '../editing/draft.ts'
import { EditorForm } from '../editing/editor-form.tsx'
import type { ContentCalls } from '../editing/item-calls.ts'
import { type FieldLabels, itemParts } from '../editing/parts.ts'
import { PreviewDialog } from '../editing/preview-dialog.tsx'
import { type Editing, useEditing } from '../editing/use-editing.ts'
import { useRemoval } from '../editing/use-removal.ts'
import { useVisibility } from '../editing/use-visibility.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import { type ContentItem, contentWriter, useListCache } from './content-items.ts'

/** A kind of content: its API calls, and the mapping between items and editor fields. */
export interface ContentKind<Item extends ContentItem, Name extends string> {
  /** Query key: `['admin', 'banners']`. */
  readonly key: readonly string[]
  readonly calls: ContentCalls<Item>
  readonly nameOf: (item: Item) => string
  readonly draftOf: (item: Item | null) => Draft<Name>
  readonly bodyOf: (draft: Draft<Name>, base: Item | null) => object
}

interface ContentEditorProps<Item extends ContentItem, Name extends string> {
  readonly kind: ContentKind<Item, Name>
  readonly list: AdminList<Item>
  readonly item: Item | null
  readonly newTitle: string
  readonly fieldLabels: FieldLabels
  /** Preview of the draft in a language; absent for content that customers never see. */
  readonly preview?: (draft: Draft<Name>, language: Language) => ReactNode
  readonly children: (editing: Editing<Item, Name>) => ReactNode
}

/** Field of a new item: whether customers see it right away. */
const SHOWN = 'status'

/** Editor of one content item, with preview, visibility and deletion. */
export function ContentEditor<Item extends ContentItem, Name extends string>(
  props: ContentEditorProps<Item, Name>,
) {
  const { kind, list, item, newTitle, fieldLabels, preview, children } = props
  const { editing: labels, content } = useAdminText()
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const showToast = useToast()
  const listCache = useListCache<Item>(kind.key)
  const calls = contentWriter<Item>(kind.calls)
  const [isShownAtOnce, setShownAtOnce] = useState(true)
  const [isPreviewed, setPreviewed] = useState(false)
  const editing = useEditing({
    name: `${kind.key.join('_')}_${item?.id ?? 'new'}`,
    item,
    draftOf: kind.draftOf,
    bodyOf: kind.bodyOf,
    schema: (item ? kind.calls.update : kind.calls.create).body,
    send: (body: object, base: Item | null) =>
      calls.save(base ? body : { ...body, [SHOWN]: isShownAtOnce ? '활성' : '비활성' }, base),
    onSaved(saved, before) {
      listCache.put(saved)
      showToast(before ? labels.changed(kind.nameOf(saved)) : labels.added(kind.nameOf(saved)))
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
        fieldLabels={fieldLabels}
        draftOf={kind.draftOf}
        actions={
          <>
            {preview && (
              <Button kind="quiet" size="small" onClick={() => setPreviewed(true)}>
                {labels.preview.open}
              </Button>
            )}
            {base && (
              <ItemActions
                {...{ kind, fieldLabels, item: base }}
                isSeen={preview !== undefined}
                onChanged={(changed) => {
                  editing.follow(changed)
                  listCache.put(changed)
                }}
                onConflict={listCache.refetch}
                onRemoved={() => {
                  editing.discardStored()
                  listCache.refetch()
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

interface ItemActionsProps<Item extends ContentItem, Name extends string> {
  readonly kind: ContentKind<Item, Name>
  readonly item: Item
  readonly fieldLabels: FieldLabels
  /** Whether customers see it. */
  readonly isSeen: boolean
  readonly onChanged: (item: Item) => void
  readonly onConflict: () => void
  readonly onRemoved: () => void
}

function ItemActions<Item extends ContentItem, Name extends string>(
  props: ItemActionsProps<Item, Name>,
) {
  const { kind, item, fieldLabels, isSeen, onChanged, onConflict, onRemoved } = props
  const labels = useAdminText().editing
  const calls = contentWriter<Item>(kind.calls)
  const name = kind.nameOf(item)
  const visibility = useVisibility({
    name,
    item,
    isShown: ({ status }) => status === '활성',
    set: calls.setShown,
    onChanged,
    onConflict,
  })
  const removal = useRemoval({
    name,
    item,
    remove: calls.remove,
    restore: () => calls.restore(item),
    onRemoved,
    onRestored: onConflict,
    onConflict,
  })

  const parts = itemParts(fieldLabels, kind.draftOf)

  return (
    <>
      {isSeen && (
        <Button kind="quiet" size="small" busy={visibility.isPending} onClick={visibility.toggle}>
          {visibility.label}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        busy={removal.isPending}
        onClick={() => void removal.confirmAndRemove()}
      >
        {labels.removal.open}
      </Button>
      {[visibility.conflict, removal.conflict].map(
        (conflict) =>
          conflict && <ActionConflictPrompt key={conflict.label} {...{ conflict, parts }} />,
      )}
    </>
  )
}
