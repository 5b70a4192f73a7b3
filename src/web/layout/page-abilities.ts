import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router'
import { ABILITIES_HEADER, type PageAbility } from '#domain/pages/page-abilities.ts'

/** Declares what a page needs of the browser, as the route's `headers` export. */
export const pageAbilities =
  (...abilities: readonly PageAbility[]) =>
  () => ({ [ABILITIES_HEADER]: abilities.join(' ') })

/**
 * The `clientLoader` export of a page with abilities. They belong to the document that the server
 * sent, so a navigation from another page loads a new document.
 */
export function inOwnDocument({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const here = new URL(request.url)
  if (here.pathname === documentPath()) return serverLoader()
  throw redirectDocument(here.pathname + here.search)
}

/** Path of the page that was loaded as this document. */
function documentPath(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded && new URL(loaded.name).pathname
}
