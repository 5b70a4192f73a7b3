import type { Address } from 'react-daum-postcode'

/** The search answers within this time, or it counts as not there. */
const LOAD_LIMIT_MS = 10_000

interface Search {
  embed(element: HTMLElement, options: { readonly autoClose: boolean }): void
}

interface SearchOptions {
  readonly oncomplete: (address: Address) => void
  readonly width: string
  readonly height: string
}

export type PostcodeSearchMaker = new (options: SearchOptions) => Search

/** Fetches the search's own script, once and only when somebody searches. */
export async function loadPostcodeSearch(): Promise<PostcodeSearchMaker> {
  const { loadPostcode } = await import('react-daum-postcode')
  return Promise.race([loadPostcode(), tooLate()]) as Promise<PostcodeSearchMaker>
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the address search did not come')), LOAD_LIMIT_MS)
  })
