export interface TextChange {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** More pairs than this are not looked through: what differs is then taken away and added whole. */
const MOST_PAIRS = 2_000_000

/**
 * What leads from one text to the other: whole lines first, then the words of those that differ. The
 * same and the removed parts together are `before`, the same and the added ones `after`; what is
 * removed stands before what is added in its place.
 */
export function textChanges(before: string, after: string): TextChange[] {
  const byLine = changesOf(linesOf(before), linesOf(after))
  return joined(
    byLine.flatMap((change, at) => {
      const next = byLine[at + 1]
      if (change.kind === 'removed' && next?.kind === 'added') {
        return whole(changesOf(wordsOf(change.text), wordsOf(next.text)))
      }
      return change.kind === 'added' && byLine[at - 1]?.kind === 'removed' ? [] : [change]
    }),
  )
}

/** The ends of lines by themselves: a line after which another one comes is still the same. */
const linesOf = (text: string): string[] => text.match(/[^\n]+|\n/g) ?? []
const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? []

/** Does not let a replaced sentence fall to pieces around its spaces. */
const whole = (changes: readonly TextChange[]): TextChange[] =>
  changes.flatMap((change, at) => {
    const isBetween = [changes[at - 1], changes[at + 1]].every((it) => it && it.kind !== 'same')
    const isSpace = change.kind === 'same' && change.text.trim() === ''
    return isSpace && isBetween ? [removed(change.text), added(change.text)] : [change]
  })

function changesOf(before: readonly string[], after: readonly string[]): TextChange[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++

  return joined([
    ...before.slice(0, head).map(same),
    ...between(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ])
}

/** By the longest common subsequence: as little as possible is taken away and added. */
function between(before: readonly string[], after: readonly string[]): TextChange[] {
  const width = after.length + 1
  if (before.length * after.length > MOST_PAIRS) {
    return [...before.map(removed), ...after.map(added)]
  }
  const common = new Uint16Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }

  const changes: TextChange[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    const [old = '', now = ''] = [before[row], after[column]]
    if (old === now) {
      changes.push(same(old))
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      changes.push(removed(old))
      row++
    } else {
      changes.push(added(now))
      column++
    }
  }
  return [...changes, ...before.slice(row).map(removed), ...after.slice(column).map(added)]
}

const same = (text: string): TextChange => ({ kind: 'same', text })
const removed = (text: string): TextChange => ({ kind: 'removed', text })
const added = (text: string): TextChange => ({ kind: 'added', text })

/** Between two same parts at most one of each kind. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const all: TextChange[] = []
  let open = { same: '', removed: '', added: '' }
  const close = () => {
    if (open.same) all.push(same(open.same))
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
