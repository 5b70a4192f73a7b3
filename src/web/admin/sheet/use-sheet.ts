import { useEffect, useRef, useState } from 'react'
import { type KindName, type SheetContent, sheetOf } from '#consultings/kinds.ts'
import { type SheetDraft, saveReportDraft } from '#contract/reports.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { defaultConsultant, rememberConsultant, withSignature } from './consultant-name.ts'
import { isSameContent } from './sheet-content.ts'
import { saveSheet } from './sheet-queries.ts'
import { readStoredSheet, storeSheet } from './stored-sheet.ts'

const SAVED_AFTER_MS = 2_000
const TRIED_AGAIN_AFTER_MS = 10_000

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'invalid' | 'conflict'

/** What the editor knows of its sheet and of the server's. */
interface State {
  readonly content: SheetContent
  /** As the server last said: what the next save goes on top of. */
  readonly base: Pick<SheetDraft, 'revision' | 'content'>
  readonly draft: SheetDraft
  readonly saving: Saving
  /** What somebody else saved meanwhile; nothing is sent until it is decided what stays. */
  readonly theirs: SheetDraft | null
  readonly wasRestored: boolean
}

/**
 * A sheet while it is written: saved by itself after the last keystroke, on this device from the
 * first one on, and never over somebody else's work.
 */
export function useSheet(orderNumber: string, kind: KindName, begun: SheetDraft) {
  const definition = sheetOf(kind)
  const [state, setState] = useState(() => beginning(orderNumber, kind, begun))
  const now = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef<Promise<boolean>>(undefined)

  const set = (change: Partial<State>) => {
    now.current = { ...now.current, ...change }
    setState(now.current)
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }

  /** True once the server has what stands in the editor. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current)
    await underWay.current
    underWay.current = trySave().finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  async function trySave(): Promise<boolean> {
    const { content, base, theirs } = now.current
    if (theirs) return false
    if (isSameContent(definition, content, base.content)) return settled()
    if (!saveReportDraft.body.safeParse({ ...content, consulting_type: kind }).success) {
      set({ saving: 'invalid' })
      return false
    }
    set({ saving: 'saving' })
    try {
      arrived(content, await saveSheet(orderNumber, kind, base.revision, content))
      return true
    } catch (error) {
      return refused(content, error)
    }
  }

  function arrived(sent: SheetContent, draft: SheetDraft) {
    set({ draft, base: draft })
    rememberConsultant(sent.consultant_name)
    if (now.current.content === sent) return settled()
    storeSheet(orderNumber, { content: now.current.content, base: draft })
    set({ saving: 'unsaved' })
    saveIn(SAVED_AFTER_MS)
  }

  function refused(sent: SheetContent, error: unknown): boolean {
    if (isRefusal(error, 'EDIT_CONFLICT'))
      return handleConflict(error.body.current as SheetDraft, sent)
    set({ saving: 'failed' })
    if (isRefusal(error, 'OFFLINE', 'UNAVAILABLE', 'INTERNAL_ERROR')) saveIn(TRIED_AGAIN_AFTER_MS)
    return false
  }

  /** Somebody else saved: true where what stands there is this editor's own work all the same. */
  function handleConflict(theirs: SheetDraft, sent = now.current.content): boolean {
    // An answer that was lost on the way.
    if (isSameContent(definition, theirs.content, sent)) {
      arrived(sent, theirs)
      return true
    }
    set({ saving: 'conflict', theirs })
    return false
  }

  function settled(): true {
    storeSheet(orderNumber, null)
    set({ saving: 'saved' })
    return true
  }

  function change(edit: (content: SheetContent) => SheetContent) {
    const content = edit(now.current.content)
    storeSheet(orderNumber, { content, base: baseOf(now.current.base) })
    set({ content, ...(!now.current.theirs && { saving: 'unsaved' as const }) })
    if (!now.current.theirs) saveIn(SAVED_AFTER_MS)
  }

  /** What was chosen of both is written on top of what the other one saved. */
  function resolve(content: SheetContent): Promise<boolean> {
    const { theirs } = now.current
    if (!theirs) return Promise.resolve(false)
    set({ content: definition.withPlaces(content), base: theirs, draft: theirs, theirs: null })
    storeSheet(orderNumber, { content: now.current.content, base: baseOf(theirs) })
    return save()
  }

  /** The server's word after publishing. */
  const published = (draft: SheetDraft) => set({ draft, base: draft })

  const saveAtEnd = useRef(save)
  saveAtEnd.current = save
  useEffect(() => {
    if (now.current.saving === 'unsaved') void saveAtEnd.current()
    return () => {
      if (now.current.saving !== 'saved') void saveAtEnd.current()
    }
  }, [])

  return { ...state, kind, change, save, handleConflict, resolve, published }
}

const baseOf = ({ revision, content }: State['base']) => ({ revision, content })

/** What this device stored goes on; where somebody else saved since, it has to be decided. */
function beginning(orderNumber: string, kind: KindName, draft: SheetDraft): State {
  const definition = sheetOf(kind)
  const fresh: State = {
    content: withSignature(definition.withPlaces(draft.content), defaultConsultant()),
    base: draft,
    draft,
    saving: 'saved',
    theirs: null,
    wasRestored: false,
  }
  const stored = readStoredSheet(orderNumber, kind)
  if (!stored || isSameContent(definition, stored.content, draft.content)) return fresh
  const content = definition.withPlaces(stored.content)
  if (stored.base.revision === draft.revision) {
    return { ...fresh, content, saving: 'unsaved', wasRestored: true }
  }
  return {
    ...fresh,
    content,
    base: stored.base,
    saving: 'conflict',
    theirs: draft,
    wasRestored: true,
  }
}

export type SheetEditing = ReturnType<typeof useSheet>
