import { readDraft, removeDraft, saveDraft } from '#web/api/drafts.ts'
import { type Draft, isSameDraft, rebaseDraft } from './draft.ts'
import type { Revised } from './revised.ts'

/** Unsaved changes stored on this device, with the version they are based on. */
export interface StoredEdit<Item, Name extends string> {
  readonly draft: Draft<Name>
  readonly base: Item | null
}

/** Initial state of an editor. */
interface Beginning<Item, Name extends string> extends StoredEdit<Item, Name> {
  /** What someone else saved in the same fields; the user has to choose. */
  readonly theirs: Item | null
  /** When the restored changes were last stored on this device; null when there were none. */
  readonly restoredFrom: string | null
}

export function storeEdit<Item, Name extends string>(key: string, edit: StoredEdit<Item, Name>) {
  saveDraft(key, edit)
}

export const discardEdit = removeDraft

/**
 * Restores unsaved changes of an earlier visit, also onto a version that someone else has saved
 * since. Starts with the item itself if nothing readable is stored.
 */
export function beginEdit<Item extends Revised, Name extends string>(
  key: string,
  item: Item | null,
  draftOf: (item: Item | null) => Draft<Name>,
): Beginning<Item, Name> {
  const savedDraft = draftOf(item)
  const fresh = { base: item, draft: savedDraft, theirs: null, restoredFrom: null }
  const stored = readDraft<StoredEdit<Item, Name>>(key)
  if (
    !stored ||
    !fits(stored.content?.draft, savedDraft) ||
    isSameDraft(stored.content.draft, savedDraft)
  ) {
    return fresh
  }
  const { draft, base } = stored.content
  const restored = { ...fresh, draft, restoredFrom: stored.savedAt }
  if (!item || !base || base.revision === item.revision) return restored
  const rebased = rebaseDraft(draft, draftOf(base), savedDraft)
  return rebased ? { ...restored, draft: rebased } : { ...restored, base, theirs: item }
}

/** Whether a stored draft has the fields of this editor. */
function fits<Name extends string>(draft: unknown, savedDraft: Draft<Name>): draft is Draft<Name> {
  const stored = new Map(Object.entries(draft ?? {}))
  return Object.keys(savedDraft).every((name) => typeof stored.get(name) === 'string')
}
