import { ownBytes } from './own-bytes.ts'

/** Small beside the bodies that it limits, which the page cache mostly holds as well. */
const HEAD_BYTES = 2_048
const MAX_BYTES = 32 * 1024 * 1024

/** A complete answer that is the same for every visitor, ready to be written. */
export interface StoredAnswer {
  /** Names and values of the headers in turn, without those of one request. */
  readonly headers: readonly string[]
  readonly body: Buffer
  /** Headers of the answer to a browser that has this ETag; null for an answer without one. */
  readonly known: { readonly tag: string; readonly headers: readonly string[] } | null
  /** Milliseconds since 1970. */
  readonly until: number
  /** Whether it counts as a page view. */
  readonly isPage: boolean
}

/** In-memory LRU store of answers, limited by bytes. */
interface AnswerStore {
  find(key: string, at: number): StoredAnswer | undefined
  /** Begins an answer; the returned function stores it unless the store was emptied meanwhile. */
  begin(): (key: string, answer: StoredAnswer) => void
  empty(): void
}

export function createAnswerStore(mostBytes = MAX_BYTES): AnswerStore {
  let answers = new Map<string, StoredAnswer>()
  let bytes = 0

  function evict(key: string) {
    const answer = answers.get(key)
    if (!answer) return
    bytes -= sizeOf(key, answer)
    answers.delete(key)
  }

  return {
    find(key, at) {
      const answer = answers.get(key)
      if (!answer || answer.until <= at) return undefined
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    begin() {
      const begun = answers
      return (key, answer) => {
        if (begun !== answers) return
        evict(key)
        answers.set(key, { ...answer, body: ownBytes(answer.body) })
        bytes += sizeOf(key, answer)
        for (const oldest of answers.keys()) {
          if (bytes <= mostBytes) break
          evict(oldest)
        }
      }
    },
    empty() {
      answers = new Map()
      bytes = 0
    },
  }
}

const sizeOf = (key: string, { body }: StoredAnswer) => 2 * key.length + body.length + HEAD_BYTES
