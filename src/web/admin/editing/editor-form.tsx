import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { Problem } from '#web/ui/problem.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { wantsEditOnArrival } from '../frame/edit-on-arrival.ts'
import { useIsViewer } from '../frame/role.tsx'
import { isDialogOpen } from '../frame/use-keys.ts'
import { Conflict } from './conflict.tsx'
import type { Draft } from './draft.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { draftParts, type FieldLabels } from './parts.ts'
import type { Problems } from './problems.ts'
import { ReadForm } from './read-form.tsx'
import type { Revised } from './revised.ts'
import { SaveBar } from './save-bar.tsx'
import type { Editing } from './use-editing.ts'

interface EditorFormProps<Item extends Revised, Name extends string> {
  readonly editing: Editing<Item, Name>
  /** Name of the edited item. */
  readonly title: string
  /** Note below the title: status and date. */
  readonly note?: ReactNode
  /** Further actions: preview, hide, delete. */
  readonly actions?: ReactNode
  /** Field names for the comparison of two versions. */
  readonly fieldLabels: FieldLabels
  readonly draftOf: (item: Item) => Draft<Name>
  /** Asks for confirmation before a save that cannot be undone. */
  readonly askBefore?: () => Promise<boolean>
  readonly children: ReactNode
}

/**
 * Editor beside a list, or for a viewer what it edits: the fields, the save bar, the question before unsaved changes are left, and
 * both versions after a conflict.
 */
export function EditorForm<Item extends Revised, Name extends string>(
  props: EditorFormProps<Item, Name>,
) {
  const { editing, title, note, actions, fieldLabels, draftOf, askBefore, children } = props
  const text = useAdminText()
  const [form, focusProblem] = useFocusProblem()
  const { theirs, failure, baseDraft, draft } = editing
  const isViewer = useIsViewer()
  useFocusOnArrival(form)
  useLedToRefusal(form, editing, focusProblem)

  async function save() {
    if (isDialogOpen()) return
    if (theirs || editing.isSaving) return
    if (!editing.check()) focusProblem()
    else if (!askBefore || (await askBefore())) editing.save()
  }

  if (isViewer) return <ReadForm {...{ title, note, draft, fieldLabels }} />
  return (
    <form
      ref={form}
      noValidate
      className="-mb-16"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
        event.preventDefault()
        void save()
      }}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 pt-4 pb-3 lg:pt-5">
        <div className="min-w-0">
          <h2 className="display-heading wrap-anywhere">{title}</h2>
          {note && <p className="pt-1 text-tiny text-muted">{note}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-x-5">{actions}</div>}
      </header>
      <div className="max-w-(--container-text) space-y-6 border-t border-sand pt-5">
        {theirs && (
          <Conflict
            version={theirs.revision}
            parts={draftParts(fieldLabels)}
            mine={draft}
            base={baseDraft}
            theirs={draftOf(theirs)}
            onResolve={editing.resolve}
          />
        )}
        {editing.restoredFrom && <RestoredNote from={editing.restoredFrom} />}
        {failure && <Problem>{failure.serverMessage ?? text.writeFailed}</Problem>}
        {children}
      </div>
      <SaveBar
        isNew={editing.base === null}
        isDirty={editing.isDirty}
        isSaving={editing.isSaving}
        isWrong={Object.keys(editing.problems).length > 0}
        onDrop={editing.drop}
      />
      {editing.isDirty && <LeaveGuard holds={editing.holds} onDiscard={editing.discardStored} />}
    </form>
  )
}

/**
 * Says that unsaved changes from before a reload or crash were restored, and when they were stored.
 */
function RestoredNote({ from }: { readonly from: string }) {
  const labels = useAdminText().editing
  const { dateTime } = useFormat()
  return (
    <p role="status" className="border-l-3 border-moss bg-fill px-4 py-3 text-small">
      {labels.restored(dateTime(from))}
    </p>
  )
}

interface Saving {
  readonly isSaving: boolean
  readonly problems: Problems
}

/**
 * After a refused save, scrolls to the first problem, since the save button is below the fields.
 */
function useLedToRefusal(
  form: { readonly current: HTMLFormElement | null },
  { isSaving, problems }: Saving,
  focusProblem: () => void,
) {
  const wasSaving = useRef(false)
  useEffect(() => {
    const isDone = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    if (!isDone) return
    if (Object.keys(problems).length > 0) focusProblem()
    else form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
  }, [form, isSaving, problems, focusProblem])
}

/** Focuses the first field if the location state asks for it, as after `e` on the list. */
function useFocusOnArrival(form: { readonly current: HTMLFormElement | null }) {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also at the same place
  useEffect(() => {
    if (!wantsEditOnArrival(state)) return
    // Runs after the list has moved the focus to the opened row.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(FIELDS)?.focus())
    return () => clearTimeout(timer)
  }, [state, key])
}

const FIELDS = 'input:not([type=file], :disabled), textarea, select, [contenteditable=true]'
