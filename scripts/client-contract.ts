import type { Plugin } from 'vite'

/** Properties of an endpoint that browsers use; the others are for the server. */
const BROWSER_PROPERTIES = new Set(['method', 'path', 'access', 'query', 'body'])
/** Schemas, which only forms and lists that validate values use. */
const LAZY_PROPERTIES = new Set(['query', 'body'])

/** ESTree node of the bundler's parser with its position in the text. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** Replacement of the text from `start` to `end`; an insertion if both are equal. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Reduces the contract modules for browsers: removes properties that only the server uses, builds
 * `body` and `query` on first access, and drops unused values. Building all schemas took a phone longer
 * than showing the page.
 *
 * In a browser `endpoint.reply` is therefore undefined, whatever its type says.
 */
export const clientContract = (): Plugin => ({
  name: 'client-contract',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\/[^/]+\.ts$/ },
    handler(code) {
      return { code: stripForBrowsers(code, asNode(this.parse(code))), map: null }
    },
  },
})

/** Converts a contract module for browsers. `program` is its syntax tree. */
export function stripForBrowsers(code: string, program: Node): string {
  const endpoints = endpointsIn(program).map(partsOf)
  const dropped = endpoints.flatMap(withoutServerParts)
  const isDropped = (edit: Edit) =>
    dropped.some(({ start, end }) => start <= edit.start && edit.end <= end)
  const others = [...declarationsOf(program).flatMap(droppable), ...endpoints.flatMap(makeLazy)]
  return [...dropped, ...others.filter((edit) => !isDropped(edit))]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** Constants that a module declares, exported or not. */
const declarationsOf = ({ body }: Node): Node[] =>
  nodesIn(body)
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .filter((it): it is Node => isNode(it) && it.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => nodesIn(declarations))

/** Marks a value as pure, so that the bundler may drop it if unused. */
function droppable({ init }: Node): Edit[] {
  if (!isNode(init) || isFunction(init) || !takesCalls(init)) return []
  const { start, end } = init
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]
}

/** Argument objects of `endpoint` calls. */
const endpointsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'endpoint'
    ? nodesIn(node.arguments)
    : []),
  ...childrenOf(node).flatMap(endpointsIn),
]

interface Part {
  readonly name: string
  readonly property: Node
  readonly value: Node
  /** Position of the next part or of the object's end. */
  readonly next: number
}

const partsOf = ({ properties, end }: Node): Part[] =>
  nodesIn(properties).flatMap((property, at, all) => {
    const { key, value } = property
    if (!isNode(key) || !isNode(value)) return []
    return { name: String(key.name), property, value, next: all[at + 1]?.start ?? end - 1 }
  })

const withoutServerParts = (parts: readonly Part[]): Edit[] =>
  parts
    .filter(({ name }) => !BROWSER_PROPERTIES.has(name))
    .map(({ property, next }) => ({ start: property.start, end: next, text: '' }))

/** Converts a property to a getter that caches its value. */
const makeLazy = (parts: readonly Part[]): Edit[] =>
  parts
    .filter(({ name, value }) => LAZY_PROPERTIES.has(name) && takesCalls(value))
    .flatMap(({ name, property, value }) => [
      { start: property.start, end: value.start, text: `get ${name}() { const value = ` },
      {
        start: value.end,
        end: value.end,
        text: `; Object.defineProperty(this, '${name}', { value }); return value }`,
      },
    ])

const takesCalls = (node: Node): boolean =>
  node.type === 'CallExpression' || childrenOf(node).some(takesCalls)

const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

export const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn)

/** Lists the nodes of a part, which is one node, a list, or neither. */
const nodesIn = (part: unknown): Node[] => [part].flat().filter(isNode)

const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && 'type' in it && typeof it.type === 'string'

/** Returns a parsed program as a node. The parser has one type for each kind of node. */
export function asNode(program: object): Node {
  if (!isNode(program)) throw new TypeError('the parser returned no syntax tree')
  return program
}
