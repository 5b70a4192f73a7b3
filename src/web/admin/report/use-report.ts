import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type KindName, type ReportContent, reportOf } from '#consultings/kinds.ts'
import { type ReportDraft, saveReportDraft } from '#contract/reports.ts'
import { ApiRefusal, currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { useStableCallback } from '#web/ui/use-stable-callback.ts'
import { adminOrder } from '../order/order-queries.ts'
import { defaultConsultant, rememberConsultant, withSignature } from './consultant-name.ts'
import { isSameContent } from './report-content.ts'
import { saveReport } from './report-queries.ts'
import { readStoredReport, storeReport } from './stored-report.ts'

const SAVED_AFTER_MS = 2_000
const TRIED_AGAIN_AFTER_MS = 10_000

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'invalid' | 'conflict'

/** State of the editor. */
interface State {
  readonly content: ReportContent
  /** The last version from the server, which the next save is based on. */
  readonly base: Pick<ReportDraft, 'revision' | 'content'>
  readonly draft: ReportDraft
  readonly saving: Saving
  /** The server’s reason while `saving` is `refused`. */
  readonly reason: string
  /** The version that somebody else saved; nothing is sent until the conflict is resolved. */
  readonly theirs: ReportDraft | null
  readonly wasRestored: boolean
}

/**
 * State of a result sheet while it is edited. Autosaves after the last keystroke, stores changes on
 * this device at once, and never overwrites somebody else’s version.
 */
export function useReport(orderNumber: string, kind: KindName, savedDraft: ReportDraft) {
  const definition = reportOf(kind)
  const queries = useQueryClient()
  const [state, setState] = useState(() => initialState(orderNumber, kind, savedDraft))
  const now = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const runningSave = useRef<Promise<boolean>>(undefined)

  const set = (change: Partial<State>) => {
    now.current = { ...now.current, ...change }
    setState(now.current)
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }

  /** Saves; true once the server has the content of the editor. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current)
    await runningSave.current
    runningSave.current = trySave().finally(() => {
      runningSave.current = undefined
    })
    return runningSave.current
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
      arrived(content, await saveReport(orderNumber, kind, base.revision, content))
      return true
    } catch (error) {
      return refused(content, error)
    }
  }

  function arrived(sent: ReportContent, draft: ReportDraft) {
    set({ draft, base: draft })
    rememberConsultant(sent.consultant_name)
    if (now.current.content === sent) return settled()
    storeReport(orderNumber, { content: now.current.content, base: draft })
    set({ saving: 'unsaved' })
    saveIn(SAVED_AFTER_MS)
  }

  function refused(sent: ReportContent, error: unknown): boolean {
    if (isRefusal(error, 'EDIT_CONFLICT')) return handleConflict(currentVersion(error), sent)
    if (isLasting(error)) {
      set({ saving: 'refused', reason: error.serverMessage ?? '' })
      // The order was cancelled or assigned to somebody else meanwhile; then the page says so.
      void queries.invalidateQueries(adminOrder(orderNumber))
      return false
    }
    set({ saving: 'failed' })
    saveIn(TRIED_AGAIN_AFTER_MS)
    return false
  }

  /** Handles a conflict; true if the saved content is this editor’s own. */
  function handleConflict(theirs: ReportDraft, sent = now.current.content): boolean {
    // The response to an earlier save was lost.
    if (isSameContent(definition, theirs.content, sent)) {
      arrived(sent, theirs)
      return true
    }
    set({ saving: 'conflict', theirs })
    return false
  }

  function settled(): true {
    storeReport(orderNumber, null)
    set({ saving: 'saved' })
    return true
  }

  const change = useStableCallback((edit: (content: ReportContent) => ReportContent) => {
    const content = edit(now.current.content)
    storeReport(orderNumber, { content, base: baseOf(now.current.base) })
    set({ content, ...(!now.current.theirs && { saving: 'unsaved' as const }) })
    if (!now.current.theirs) saveIn(SAVED_AFTER_MS)
  })

  /** Saves the chosen content on top of the other version. */
  function resolve(content: ReportContent): Promise<boolean> {
    const { theirs } = now.current
    if (!theirs) return Promise.resolve(false)
    set({ content: definition.withPlaces(content), base: theirs, draft: theirs, theirs: null })
    storeReport(orderNumber, { content: now.current.content, base: baseOf(theirs) })
    return save()
  }

  /** Applies the server’s draft after publishing. */
  const published = (draft: ReportDraft) => set({ draft, base: draft })

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

/** A slow line and a rate limit: refusals that pass by themselves. */
const PASSING = [408, 429]

/** Whether saving the same again would be refused again. */
const isLasting = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal &&
  error.status >= 400 &&
  error.status < 500 &&
  !PASSING.includes(error.status)

const baseOf = ({ revision, content }: State['base']) => ({ revision, content })

/** Restores changes stored on this device; reports a conflict if somebody else has saved since. */
function initialState(orderNumber: string, kind: KindName, draft: ReportDraft): State {
  const definition = reportOf(kind)
  const fresh: State = {
    content: withSignature(definition.withPlaces(draft.content), defaultConsultant()),
    base: draft,
    draft,
    saving: 'saved',
    reason: '',
    theirs: null,
    wasRestored: false,
  }
  const stored = readStoredReport(orderNumber, kind)
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

export type ReportEditing = ReturnType<typeof useReport>
