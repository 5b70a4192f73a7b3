/** Builds pages and server if their sources changed since the last build. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { withExclusiveLock } from './exclusive-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { isMain } from './main.mjs'
import { exitCode, root, runPackage, spawnNode } from './packaged-node.mjs'
import { checkPageWeight } from './page-weight.mjs'
import { copyPaperFonts } from './paper-fonts.mjs'

/** Files that the built pages depend on. */
const SOURCES_OF_PAGES = [
  'src/web',
  'src/contract',
  'src/consultings',
  'src/domain',
  'src/texts',
  'public',
  'scripts/fonts.ts',
  'scripts/fonts',
  'scripts/paper-fonts.mjs',
  'scripts/client-contract.ts',
  'scripts/admin-bundle.ts',
  'scripts/shared-with-server.ts',
  'scripts/compress.mjs',
  'scripts/page-weight.mjs',
  'scripts/pictures.ts',
  'scripts/pictures',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]

/** The server contains the pages, so it is built after them. */
const PARTS = [
  {
    name: 'pages',
    sources: SOURCES_OF_PAGES,
    stamp: 'build/stamp',
    prepare: makeFontsAndPictures,
    build: buildPages,
  },
  {
    name: 'server',
    sources: [...SOURCES_OF_PAGES, 'src/server', 'scripts/bundle-server.mjs'],
    stamp: 'build/site/stamp',
    build: buildServer,
  },
]

export async function buildIfStale() {
  if (!isStale()) return
  await withExclusiveLock('build', async () => {
    for (const part of PARTS.filter(isStalePart)) {
      console.log(`Building the ${part.name}…`)
      const stampFile = join(root, part.stamp)
      rmSync(stampFile, { force: true })
      await part.prepare?.()
      const built = stampOf(part.sources) // an edit during the build leaves the stamp stale
      await part.build()
      writeFileSync(stampFile, built)
    }
  })
}

async function buildPages() {
  const args = ['build', '--logLevel', 'warn']
  succeed('The build', await runPackage('@react-router/dev/bin.cjs', args))
  await compressFiles(join(root, 'build/client'))
  checkPageWeight(join(root, 'build/client'))
  copyPaperFonts() // last, since the build empties its folder
}

async function buildServer() {
  const { bundleServer } = await import('./bundle-server.mjs') // needs a development package
  await bundleServer(join(root, 'build/site'))
}

/** Generates fonts and pictures, which the bundler includes unchanged. */
export async function makeFontsAndPictures() {
  succeed('Making the fonts', await exitCode(spawnNode(['scripts/fonts.ts'])))
  succeed('Making the pictures', await exitCode(spawnNode(['scripts/pictures.ts'])))
}

/** True if sources changed since the last successful build. */
export const isStale = () => PARTS.some(isStalePart)

function isStalePart({ stamp, sources }) {
  const file = join(root, stamp)
  return !existsSync(file) || readFileSync(file, 'utf8') !== stampOf(sources)
}

function succeed(what, code) {
  if (code !== 0) throw new Error(`${what} failed with exit code ${code}.`)
}

function stampOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(source) {
  const path = join(root, source)
  if (!existsSync(path)) return []
  if (source.includes('.')) return [source]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
}

if (isMain(import.meta)) {
  await ensureInstalled()
  await buildIfStale()
}
