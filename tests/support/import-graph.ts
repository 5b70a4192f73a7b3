import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** From each module's path to the paths of the modules that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?([^'"]*?from\s+)?['"]([^'"]+)['"]/gm
const ONLY_TYPES = /^\{(\s*type\s[^,}]+,?)+\s*\}/

/**
 * Reads the static imports below `src`, `tests`, `scripts` and `bench`. Without types it leaves out
 * imports that the compiler removes.
 */
export function importGraph({ withTypes }: { readonly withTypes: boolean }): ImportGraph {
  const files = ['src', 'tests', 'scripts', 'bench'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => `${root}/${file}`),
  )
  const known = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file, withTypes, known)]))
}

function importsOf(file: string, withTypes: boolean, known: ReadonlySet<string>): string[] {
  return [...readFileSync(file, 'utf8').matchAll(STATEMENT)].flatMap(
    ([, type, names = '', path = '']) => {
      if (!withTypes && (type || ONLY_TYPES.test(names))) return []
      const target = pathOf(file, path)
      return known.has(target) ? [target] : []
    },
  )
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
