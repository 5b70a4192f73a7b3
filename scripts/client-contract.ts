import type { Plugin } from 'vite'

/** What a browser reads of an endpoint; the rest describes the call to the server. */
const BROWSER_PROPERTIES = new Set(['method', 'path', 'query', 'body'])
/** Of these the schemas, which only a form or a list that checks its values asks for. */
const LAZY_PROPERTIES = new Set(['query', 'body'])

/** A node of the ESTree that the bundler's parser gives, with its place in the text. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** What comes in place of the text from `start` to `end`; both the same where it is put between. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Sends browsers only what they use of the contract. Its modules declare calls, and a phone spent
 * longer on building their schemas than on the page, though it never checks a reply and seldom a
 * body. So of an endpoint goes what only the server reads, `body` and `query` are built when they
 * are first read, and a value that nothing names any more is left out.
 *
 * In a browser `endpoint.reply` is therefore undefined, whatever its type says.
 */
export const clientContract = (): Plugin => ({
  name: 'client-contract',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\/[^/]+\.ts$/ },
    handler(code) {
      return { code: stripForBrowsers(code, this.parse(code) as unknown as Node), map: null }
    },
  },
})

/** The text of a module of the contract as browsers get it. `program` is the text, parsed. */
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

/** The constants that a module declares, exported or not. */
const declarationsOf = ({ body }: Node): Node[] =>
  (body as Node[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .filter((it): it is Node => isNode(it) && it.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])

/** Marks a value that takes calls to make as one that may be left out where nobody reads it. */
function droppable({ init }: Node): Edit[] {
  if (!isNode(init) || isFunction(init) || !takesCalls(init)) return []
  const { start, end } = init
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]
}

/** The objects that are given to `endpoint`. */
const endpointsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' && (node.callee as Node).name === 'endpoint'
    ? (node.arguments as Node[])
    : []),
  ...childrenOf(node).flatMap(endpointsIn),
]

interface Part {
  readonly name: string
  readonly property: Node
  readonly value: Node
  /** Where the next part begins, or the object ends. */
  readonly next: number
}

const partsOf = ({ properties, end }: Node): Part[] =>
  (properties as Node[])
    .map((property, at, all) => ({
      name: String((property.key as Node | undefined)?.name),
      property,
      value: property.value as Node,
      next: all[at + 1]?.start ?? end - 1,
    }))
    .filter(({ property }) => property.type === 'Property')

const withoutServerParts = (parts: readonly Part[]): Edit[] =>
  parts
    .filter(({ name }) => !BROWSER_PROPERTIES.has(name))
    .map(({ property, next }) => ({ start: property.start, end: next, text: '' }))

/** Makes a part a getter that keeps what it made. */
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

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && typeof (it as Node).type === 'string'
