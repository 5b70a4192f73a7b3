import { readDraft, removeDraft, saveDraft } from '#web/api/drafts.ts'
import { type Draft, isSameDraft, rebased } from './draft.ts'
import type { Revised } from './revised.ts'

/** Unsaved changes stored on this device, with the version they are based on. */
export interface StoredEdit<Thing, Name extends string> {
  readonly draft: Draft<Name>
  readonly base: Thing | null
}

/** Initial state of an editor. */
interface Beginning<Thing, Name extends string> extends StoredEdit<Thing, Name> {
  /** What someone else saved in the same fields; the user has to choose. */
  readonly theirs: Thing | null
  /** When the restored changes were last stored on this device; null when there were none. */
  readonly restoredFrom: string | null
}

export function storeEdit<Thing, Name extends string>(key: string, edit: StoredEdit<Thing, Name>) {
  saveDraft(key, edit)
}

export const discardEdit = removeDraft

/**
 * Restores unsaved changes of an earlier visit, also onto a version that someone else has saved
 * since. Starts with the item itself if nothing readable is stored.
 */
export function beginEdit<Thing extends Revised, Name extends string>(
  key: string,
  thing: Thing | null,
  draftOf: (thing: Thing | null) => Draft<Name>,
): Beginning<Thing, Name> {
  const begun = draftOf(thing)
  const fresh = { base: thing, draft: begun, theirs: null, restoredFrom: null }
  const kept = readDraft<StoredEdit<Thing, Name>>(key)
  if (!kept || !fits(kept.content?.draft, begun) || isSameDraft(kept.content.draft, begun)) {
    return fresh
  }
  const { draft, base } = kept.content
  const restored = { ...fresh, draft, restoredFrom: kept.savedAt }
  if (!thing || !base || base.revision === thing.revision) return restored
  const upon = rebased(draft, draftOf(base), begun)
  return upon ? { ...restored, draft: upon } : { ...restored, base, theirs: thing }
}

/** Whether a stored draft has the fields of this editor. */
const fits = <Name extends string>(draft: unknown, begun: Draft<Name>): draft is Draft<Name> =>
  typeof draft === 'object' &&
  draft !== null &&
  Object.keys(begun).every((name) => typeof (draft as Draft)[name] === 'string')
