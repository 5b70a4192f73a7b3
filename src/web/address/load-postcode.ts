import type { Address } from 'react-daum-postcode'

/** Time limit for loading the search. */
const LOAD_LIMIT_MS = 10_000

interface Search {
  embed(element: HTMLElement, options: { readonly autoClose: boolean }): void
}

interface SearchOptions {
  readonly oncomplete: (address: Address) => void
  readonly width: string
  readonly height: string
}

type PostcodeSearchMaker = new (options: SearchOptions) => Search

/** Loads the external search script, once and on demand. */
export async function loadPostcodeSearch(): Promise<PostcodeSearchMaker> {
  const { loadPostcode } = await import('react-daum-postcode')
  return Promise.race([loadPostcode(), tooLate()])
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the address search did not come')), LOAD_LIMIT_MS)
  })
