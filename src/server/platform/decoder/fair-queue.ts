import { Refusal, refuse } from '../refusal.ts'

const MOST_WAITING = 60

interface Turn {
  readonly caller: string
  readonly run: () => Promise<unknown>
  readonly reject: (refusal: Refusal) => void
}

/**
 * Creates a queue that runs one task at a time and serves callers in turn: one who sends many tasks
 * does not delay the others.
 *
 * Refuses UNAVAILABLE while too many wait: the newest task of the caller who has most of them, so that
 * others still find a place.
 */
export function createFairQueue() {
  const waiting: Turn[] = []
  const served: string[] = []
  let isBusy = false

  async function work() {
    if (isBusy) return
    isBusy = true
    for (let next = takeNext(); next; next = takeNext()) await next.run()
    isBusy = false
  }

  /** Takes the first task of the caller who has waited longest since being served. */
  function takeNext(): Turn | undefined {
    if (waiting.length === 0) return undefined
    const lastServed = waiting.map(({ caller }) => served.lastIndexOf(caller))
    const at = lastServed.indexOf(Math.min(...lastServed))
    const [turn] = waiting.splice(at, 1)
    if (turn) served.push(turn.caller)
    served.splice(0, served.length - MOST_WAITING)
    return turn
  }

  const countOf = (caller: string) => waiting.filter((turn) => turn.caller === caller).length

  /** Removes the newest task of the caller with the most, unless the new one's caller has as many. */
  function makePlaceFor(caller: string) {
    const counts = waiting.map((turn) => countOf(turn.caller))
    const most = Math.max(...counts)
    if (most <= countOf(caller) + 1) refuse('UNAVAILABLE')
    const [removed] = waiting.splice(counts.lastIndexOf(most), 1)
    removed?.reject(new Refusal('UNAVAILABLE'))
  }

  return <T>(caller: string, task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING) makePlaceFor(caller)
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    waiting.push({ caller, run: () => task().then(resolve, reject), reject })
    void work()
    return promise
  }
}
