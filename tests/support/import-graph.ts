import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** From each module's path to the paths of the files of this repository that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?([^'"]*?from\s+)?['"]([^'"]+)['"]/gm
const LAZY = /import\(\s*['"]([^'"]+)['"]/g
const ONLY_TYPES = /^\{(\s*type\s[^,}]+,?)+\s*\}/

interface ImportKinds {
  /** Imports of types alone, which the compiler removes. */
  readonly withTypes: boolean
  /** Imports that run when they are reached: `import('…')`. */
  readonly withLazy: boolean
}

/** Reads the imports between modules below `src`, `tests`, `scripts` and `bench`. */
export function importGraph(kinds: ImportKinds): ImportGraph {
  const files = ['src', 'tests', 'scripts', 'bench'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  const known = new Set(files)
  const modules = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  return new Map(modules.map((file) => [file, importsOf(file, kinds, known)]))
}

function importsOf(file: string, kinds: ImportKinds, known: ReadonlySet<string>): string[] {
  const text = readFileSync(file, 'utf8')
  const always = [...text.matchAll(STATEMENT)].flatMap(([, type, names = '', path = '']) =>
    !kinds.withTypes && (type || ONLY_TYPES.test(names)) ? [] : [path],
  )
  const lazy = kinds.withLazy ? [...text.matchAll(LAZY)].map(([, path = '']) => path) : []
  return [...always, ...lazy]
    .map((path) => pathOf(file, path.split('?')[0] ?? path))
    .filter((path) => known.has(path))
}

function pathOf(file: string, path: string): string {
  if (path.startsWith('#tests/')) return path.slice(1)
  if (path.startsWith('#')) return `src/${path.slice(1)}`
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path
}

/** Finds the groups of modules that reach each other, each sorted: strongly connected components. */
export function cycles(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  function visit(module: string) {
    indexes.set(module, indexes.size)
    lowest.set(module, indexes.get(module)!)
    open.push(module)
    for (const next of graph.get(module) ?? []) {
      if (!indexes.has(next)) visit(next)
      if (open.includes(next)) {
        lowest.set(module, Math.min(lowest.get(module)!, lowest.get(next)!))
      }
    }
    if (lowest.get(module) !== indexes.get(module)) return
    const group = open.splice(open.indexOf(module))
    if (group.length > 1) found.push(group.sort())
  }

  for (const module of graph.keys()) if (!indexes.has(module)) visit(module)
  return found
}
