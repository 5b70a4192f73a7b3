import { createContext, type ServerBuild } from 'react-router'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#texts/messages.ts'

/** Calls an endpoint of the contract in process, as the visitor of this page. */
export type Caller = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>

export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly name: string; readonly role: Role }

/** Server data of one page request, available to every loader as `context.get(pageContext)`. */
export interface PageContext {
  readonly call: Caller
  readonly language: Language
  readonly viewer: Viewer
  readonly now: Date
  /** Logs an error of this rendering with the request's id. */
  readonly reportFault: (fault: unknown) => void
  /** Origin of the site without a trailing slash, for canonical and Open Graph addresses. */
  readonly publicUrl: string
  /** Marks scripts that this rendering writes itself; the server removes the mark. */
  readonly scriptMark: string
  /** Resolves when the server has read what arrived, so that rendering may block it. */
  readonly nextTurn: () => Promise<void>
}

export const pageContext = createContext<PageContext>()

/** Every route with its module, for the sitemap. */
export const routesContext = createContext<ServerBuild['routes']>()
