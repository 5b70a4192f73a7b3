import { diffArrays } from 'diff/lib/diff/array.js'

export interface TextChange {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/**
 * What differs in more lines or words than this is shown as replaced whole. The time grows with the
 * square of the edits: a thousand take about 0.1 s on a slow core.
 */
const MAX_EDITS = 1_000

/**
 * Compares two texts: first by whole lines, then by the words of lines that differ. The same and the
 * removed parts together are `before`, the same and the added ones `after`. What is removed stands
 * before what is added in its place.
 */
export function diffTexts(before: string, after: string): TextChange[] {
  const byLine = joined(changesOf(linesOf(before), linesOf(after)))
  return joined(
    byLine.flatMap((change, at) => {
      const next = byLine[at + 1]
      if (change.kind === 'removed' && next?.kind === 'added') {
        return replaceSpaces(changesOf(wordsOf(change.text), wordsOf(next.text)))
      }
      return change.kind === 'added' && byLine[at - 1]?.kind === 'removed' ? [] : [change]
    }),
  )
}

/** Line ends stand by themselves: a line after which another one comes is still the same. */
const linesOf = (text: string): string[] => text.match(/[^\n]+|\n/g) ?? []

/** Split at spaces, since the library's own word splitting knows Latin letters only. */
const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? []

function changesOf(before: string[], after: string[]): TextChange[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  if (!changes) return [removed(before.join('')), added(after.join(''))]
  return changes.map(({ value, ...change }) => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** Counts a space between two changed labels as changed, so that a replaced sentence stays whole. */
const replaceSpaces = (changes: readonly TextChange[]): TextChange[] =>
  changes.flatMap((change, at) => {
    const isBetween = [changes[at - 1], changes[at + 1]].every((it) => it && it.kind !== 'same')
    const isSpace = change.kind === 'same' && change.text.trim() === ''
    return isSpace && isBetween ? [removed(change.text), added(change.text)] : [change]
  })

const removed = (text: string): TextChange => ({ kind: 'removed', text })
const added = (text: string): TextChange => ({ kind: 'added', text })

/** Between two same parts at most one of each kind. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const all: TextChange[] = []
  let open = { same: '', removed: '', added: '' }
  const close = () => {
    if (open.same) all.push({ kind: 'same', text: open.same })
    if (open.removed) all.push(removed(open.removed))
    if (open.added) all.push(added(open.added))
    open = { same: '', removed: '', added: '' }
  }
  for (const { kind, text } of changes) {
    if (kind === 'same' && (open.removed || open.added)) close()
    if (kind !== 'same' && open.same) close()
    open[kind] += text
  }
  close()
  return all
}
