import { type Plugin, parseAst } from 'vite'
import { asNode, childrenOf, type Node } from './client-contract.ts'

/**
 * Fails a build in which a browser file has a top-level await. A file that it loads may import it back
 * (as the texts import shared modules): both would wait for each other, and no page would become
 * interactive.
 */
export const noTopLevelAwait = (): Plugin => ({
  name: 'no-top-level-await',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const waiting = Object.values(bundle).filter(
      (file) => file.type === 'chunk' && awaitsAtTopLevel(file.code),
    )
    const names = waiting.map(({ fileName }) => fileName)
    if (names.length > 0) this.error(`These files await at their top level: ${names.join(', ')}`)
  },
})

export const awaitsAtTopLevel = (code: string): boolean =>
  code.includes('await') && awaits(asNode(parseAst(code)))

const awaits = (node: Node): boolean =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node.await === true) ||
  childrenOf(node).some((part) => !isFunction(part) && awaits(part))

const isFunction = ({ type }: Node) => /Function/.test(type)
