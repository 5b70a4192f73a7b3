import { createContext } from 'react-router'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#texts/messages.ts'

/** Calls an endpoint of the contract in process, as the visitor of this page. */
export type Caller = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>

export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly name: string; readonly role: 'USER' | 'ADMIN' }

/** What the server knows of one page request, handed to every loader as `context.get(pageContext)`. */
export interface PageContext {
  readonly call: Caller
  readonly language: Language
  readonly viewer: Viewer
  /** Origin of the site without a trailing slash, for canonical and Open Graph addresses. */
  readonly publicUrl: string
  /** Writes down what went wrong with a part that the page can be shown without. */
  readonly reportFault: (error: unknown) => void
  /** Marks the scripts that this rendering writes itself; the server takes it off again. */
  readonly scriptMark: string
}

export const pageContext = createContext<PageContext>()
