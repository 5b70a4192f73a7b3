import { globSync, readFileSync } from 'node:fs'

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface Lockfile {
  readonly version: string
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** A third-party package that the built site ships. */
export interface Part {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Subresource integrity of its archive, such as `sha512-…`. */
  readonly integrity: string
}

/** Licences of packages whose package.json names none, read from their LICENSE file. */
const READ_FROM_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Licences that allow what we do: ship unmodified, with the package's own licence text. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|Unlicense|OFL-1\.1|MPL-2\.0|LGPL-3\.0(?:-or-later)?|PostgreSQL)$/

/** Imported by files of the build and of development only. */
const NOT_SHIPPED = ['@react-router/dev', 'vite']
/** Written into the build as styles, fonts and models. */
const IN_BUILD = ['tailwindcss', 'pretendard', '@fontsource/hahmlet', '@vladmandic/human']

/**
 * Lists what the site ships: the runtime dependencies, and the development dependencies that the source
 * imports, since the build bundles these into pages; each with everything it needs, for all platforms.
 */
export function shippedParts(lock: Lockfile, imported: ReadonlySet<string>): Part[] {
  const root = lock.packages[''] ?? {}
  const bundled = Object.keys(root.devDependencies ?? {}).filter(
    (name) => imported.has(name) && !NOT_SHIPPED.includes(name),
  )
  const paths = new Set<string>()
  function visit(name: string, from: string) {
    const path = pathOf(lock, name, from)
    if (path === null || paths.has(path)) return
    paths.add(path)
    const part = lock.packages[path]
    const needed = { ...part?.dependencies, ...part?.optionalDependencies }
    for (const next of Object.keys(needed)) visit(next, path)
  }
  for (const name of [...Object.keys(root.dependencies ?? {}), ...bundled, ...IN_BUILD])
    visit(name, '')
  const parts = [...paths].map((path) => partAt(lock, path))
  return [...new Map(parts.map((part) => [`${part.name}@${part.version}`, part])).values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  )
}

/** Names of the packages that the source imports, without those of tests. */
export function importedPackages(): Set<string> {
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$/.test(file))
  const imports = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"#./][^'"]*)['"]/g),
  ])
  return new Set(imports.map(([, path = '']) => path.split('/', path[0] === '@' ? 2 : 1).join('/')))
}

/** Licences of parts that are not accepted; empty if all are. */
export const unknownLicenses = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ license }) => !choicesOf(license).some(isAccepted))
    .map(({ name, license }) => `${name}: ${license || 'none'}`)

const isAccepted = (choice: string) => choice.split(' AND ').every((it) => ACCEPTED.test(it))

const choicesOf = (license: string) => license.replace(/[()]/g, '').split(' OR ')

/** Where Node finds a package from a folder of the lock: the nearest `node_modules` above it. */
function pathOf({ packages }: Lockfile, name: string, from: string): string | null {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}

function partAt({ packages }: Lockfile, path: string): Part {
  const { version = '', license = '', integrity = '' } = packages[path] ?? {}
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name, version, license: license || (READ_FROM_FILE[name] ?? ''), integrity }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
