/** What `npm run build` makes of src/web/handler.ts. */
declare module '#pages' {
  import type { PageRenderer } from '#server/platform/pages.ts'

  export function createPageHandler(): Required<Pick<PageRenderer, 'render' | 'publicAddress'>>
}
