import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import { type ApiRefusal, currentVersion } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { type Draft, isSameDraft, isWritten, languageOfField, rebaseDraft } from './draft.ts'
import { mapFieldProblems, type Problems, validateDraft } from './problems.ts'
import type { Revised } from './revised.ts'
import { beginEdit, discardEdit, type StoredEdit, storeEdit } from './stored-edit.ts'

interface EditingSource<Item extends Revised, Name extends string, Body> {
  /** Unique name of the item, under which this device stores unsaved changes. */
  readonly name: string
  /** The saved item; `null` for a new one. */
  readonly item: Item | null
  readonly draftOf: (item: Item | null) => Draft<Name>
  /** Builds the request body; `base` is the version that the draft is based on. */
  readonly bodyOf: (draft: Draft<Name>, base: Item | null) => Body
  /** Schema of the call; its problems are shown at their fields before anything is sent. */
  readonly schema: z.ZodType
  /** Saves based on `base`, so that EDIT_CONFLICT reports changes by someone else. */
  readonly send: (body: Body, base: Item | null) => Promise<Item>
  readonly onSaved: (saved: Item, before: Item | null) => void
}

/** Props of a `TextField`, `TextArea` or `Select`. */
interface InputProps extends Omit<EditedField, 'set'> {
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

/** Props and state of a field. */
export interface EditedField {
  readonly name: string
  readonly value: string
  readonly problem: string | null
  readonly set: (value: string) => void
}

/**
 * State of an item while it is edited: the draft until it is saved or discarded, its problems and,
 * after a conflict, both versions.
 */
export function useEditing<Item extends Revised, Name extends string, Body = object>({
  name: itemName,
  item,
  draftOf,
  bodyOf,
  schema,
  send,
  onSaved,
}: EditingSource<Item, Name, Body>) {
  const labels = useAdminText().editing.problems
  const pageLanguage = useLanguage()
  const storageKey = `edit_${useSession()?.user.id}_${itemName}`
  const [beginning] = useState(() => beginEdit(storageKey, item, draftOf))
  const [{ base, draft }, setState] = useState<StoredEdit<Item, Name>>(beginning)
  const [restoredFrom, setRestoredFrom] = useState(beginning.restoredFrom)
  // A new item starts in the default language, which is required, unless the draft already has text
  // in the page’s language.
  const [language, setLanguage] = useState<Language>(
    item || isWritten(pageLanguage, draft) ? pageLanguage : defaultLanguage,
  )
  const [theirs, setTheirs] = useState(beginning.theirs)
  const [isTried, setTried] = useState(false)
  const [serverProblems, setServerProblems] = useState<Problems>({})
  const baseDraft = draftOf(base)
  const isDirty = !isSameDraft(draft, baseDraft)
  const hasUnsaved = useRef(isDirty)
  useEffect(() => {
    hasUnsaved.current = isDirty
  })
  const isStored = useRef(restoredFrom !== null)
  useEffect(() => {
    if (isDirty) storeEdit(storageKey, { draft, base })
    else if (isStored.current) discardEdit(storageKey)
    isStored.current = isDirty
  }, [storageKey, draft, base, isDirty])

  // Follow what others save until something is changed here.
  if (item && base && item.revision > base.revision && !isDirty) {
    setState({ base: item, draft: draftOf(item) })
  }

  const saving = useMutation<Item, ApiRefusal, { draft: Draft<Name>; base: Item | null }>({
    mutationFn: (sent) => send(bodyOf(sent.draft, sent.base), sent.base),
    onSuccess: (saved, sent) => {
      settle(saved)
      onSaved(saved, sent.base)
    },
    onError: (error, sent) => {
      if (error.code === 'EDIT_CONFLICT') return handleConflict(currentVersion(error), sent)
      const problems = mapFieldProblems(sent.draft, error.fields, labels)
      setServerProblems(problems)
      showLanguageOf(problems)
    },
  })

  function settle(saved: Item | null) {
    discardStored()
    setRestoredFrom(null)
    setState({ base: saved, draft: draftOf(saved) })
    setTheirs(null)
    setTried(false)
    setServerProblems({})
  }

  /** Discards the stored copy: the changes were saved, dropped, or left on purpose. */
  function discardStored() {
    hasUnsaved.current = false
    discardEdit(storageKey)
  }

  /**
   * Treats a conflict with identical content as saved: the response to an earlier save was lost.
   */
  function handleConflict(current: Item, sent: { draft: Draft<Name>; base: Item | null }) {
    if (!isSameDraft(draftOf(current), sent.draft)) return setTheirs(current)
    settle(current)
    onSaved(current, sent.base)
  }

  const problemsNow = () => validateDraft(draft, bodyOf(draft, base), schema, labels)
  const problems = isTried ? { ...serverProblems, ...problemsNow() } : serverProblems

  function showLanguageOf(problems: Problems) {
    const wrong = Object.keys(draft).find((name) => name in problems)
    const next = wrong && languageOfField(wrong)
    if (next) setLanguage(next)
  }

  function set(name: Name, value: string) {
    setState((now) => ({ ...now, draft: { ...now.draft, [name]: value } }))
    setServerProblems(({ [name]: _mended, ...rest }) => rest)
  }

  return {
    draft,
    baseDraft,
    base,
    theirs,
    problems,
    isDirty,
    /**
     * Whether there are unsaved changes; unlike `isDirty`, false immediately after a save or
     * discard.
     */
    holds: () => hasUnsaved.current,
    discardStored,
    /** When the restored changes were stored; null if none were restored. */
    restoredFrom,
    isSaving: saving.isPending,
    /** Error of the last save, unless it belongs to a field. */
    failure:
      saving.isError && !theirs && Object.keys(serverProblems).length === 0 ? saving.error : null,
    /** The selected language tab. */
    language,
    setLanguage,
    set,
    field: (name: Name): EditedField => ({
      name,
      value: draft[name],
      problem: problems[name] ?? null,
      set: (value) => set(name, value),
    }),
    input: (name: Name): InputProps => ({
      name,
      value: draft[name],
      problem: problems[name] ?? null,
      onChange: ({ target }) => set(name, target.value),
    }),
    /** Validates the draft and shows its problems; true if there are none. */
    check(): boolean {
      setTried(true)
      const wrong = problemsNow()
      showLanguageOf(wrong)
      return Object.keys(wrong).length === 0
    },
    save() {
      if (!saving.isPending && !theirs) saving.mutate({ draft, base })
    },
    drop() {
      settle(base)
      saving.reset()
    },
    /** Saves the chosen parts on top of the other version. */
    resolve(chosen: Draft<Name>) {
      if (!theirs) return
      setState({ base: theirs, draft: chosen })
      setTheirs(null)
      saving.mutate({ draft: chosen, base: theirs })
    },
    /**
     * Applies a change made outside the editor, such as hiding the item. If it touches a changed
     * field, the next save reports a conflict instead.
     */
    follow: (changed: Item) =>
      setState((now) => {
        const next = rebaseDraft(now.draft, draftOf(now.base), draftOf(changed))
        return next ? { base: changed, draft: next } : now
      }),
  }
}

export type Editing<Item extends Revised, Name extends string> = ReturnType<
  typeof useEditing<Item, Name>
>
