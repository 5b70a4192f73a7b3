import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly typeAnnotation?: Node
  readonly [field: string]: unknown
}

/** Nodes that a comment can stand above: the assertion belongs to the nearest of them. */
const COMMENTED = /Statement$|Declaration$|^(Object)?Property$|Definition$|^JSXAttribute$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * Lists type assertions (`x as T`) and non-null assertions (`x!`) of a module that have no `//`
 * comment on their line, or directly above their line or statement. The docstring of a function that
 * is nothing but an assertion counts as well. `as const` is no assertion.
 *
 * @returns lines such as `src/a.ts:12 const a = b as C`
 */
export function unexplainedAssertions(path: string, code: string): string[] {
  const lines = code.split('\n')
  const lineAt = (at: number) => code.slice(0, at).split('\n').length - 1
  const isComment = (line: string | undefined) => /^\s*\/\/ /.test(line ?? '')
  const endsDocstring = (line: string | undefined) => /\*\/$/.test(line ?? '')
  const found: number[] = []

  /** `commented`: what a comment can stand above. `isBody`: the function is nothing else. */
  function isExplained(node: Node, commented: Node, isBody: boolean): boolean {
    const [first, last] = [lineAt(node.start), lineAt(node.end)]
    const above = lines[lineAt(commented.start) - 1]
    return (
      / \/\/ /.test(`${lines[first]} ${lines[last]}`) ||
      isComment(lines[first - 1]) ||
      isComment(lines[last - 1]) ||
      isComment(above) ||
      (isBody && endsDocstring(above))
    )
  }

  function visit(node: Node, above: Node, isBody: boolean) {
    const commented = COMMENTED.test(node.type) ? node : above
    const isAssertion =
      node.type === 'TSNonNullExpression' ||
      (node.type === 'TSAsExpression' && !/^const\b/.test(typeOf(node)))
    if (isAssertion && !isExplained(node, commented, isBody)) found.push(lineAt(node.end))
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) {
          const isItsBody = node.type === 'ArrowFunctionExpression' && child === node.body
          visit(child, commented, isItsBody || (isAssertion && isBody))
        }
  }

  const typeOf = (node: Node) =>
    code.slice(node.typeAnnotation?.start ?? node.end, node.typeAnnotation?.end)
  const { program } = parseSync(path, code)
  if (isNode(program)) visit(program, program, false)
  return [...new Set(found)].map((line) => `${path}:${line + 1} ${lines[line]?.trim()}`)
}
