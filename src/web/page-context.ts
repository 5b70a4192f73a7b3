import { createContext, type ServerBuild } from 'react-router'
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
  readonly now: Date
  /** Writes a fault of this rendering into the server's log, with the request's id. */
  readonly reportFault: (fault: unknown) => void
  /** Origin of the site without a trailing slash, for canonical and Open Graph addresses. */
  readonly publicUrl: string
  /** Marks the scripts that this rendering writes itself; the server takes it off again. */
  readonly scriptMark: string
}

export const pageContext = createContext<PageContext>()

/** Every route of the site with its module, for what speaks of all pages: the sitemap. */
export const routesContext = createContext<ServerBuild['routes']>()
