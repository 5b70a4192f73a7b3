/** Fails the build if a page where visitors arrive or order loads more than its budget. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const KB = 1_000

/** Bytes with Brotli that a page loads before it is interactive; what follows later is not counted. */
export const budgets = {
  landing: { scripts: 118 * KB, styles: 16 * KB },
  'content/process-page': { scripts: 129 * KB, styles: 16 * KB },
  'catalog/product-page': { scripts: 228 * KB, styles: 16 * KB },
  'orders/order-page': { scripts: 228 * KB, styles: 16 * KB },
  'orders/guest-order-page': { scripts: 228 * KB, styles: 16 * KB },
  'surveys/survey-page': { scripts: 320 * KB, styles: 16 * KB },
}

/** Bytes with Brotli of the face finder, by file name; loaded when a photo is chosen, not by a page. */
export const faceFinderBudgets = {
  'face-worker': 110 * KB,
  'tfjs-backend-wasm-simd': 110 * KB,
  blazeface: 280 * KB,
  facemesh: 1_300 * KB,
}

/** Returns the weight of each page with a budget, by the build's list of routes. */
function weighPages(client) {
  const { entry, routes } = readManifest(client)
  const sizeOf = (address) => {
    const file = join(client, address.replace(/#.*/, ''))
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  const weigh = (addresses) =>
    [...new Set(addresses)].reduce((sum, address) => sum + sizeOf(address), 0)
  return Object.keys(budgets).map((page) => {
    const parts = [entry]
    for (let id = page; id; id = routes[id].parentId) {
      if (!routes[id]) throw new Error(`The build has no page ${page}.`)
      parts.push(routes[id])
    }
    const styles = parts.flatMap(({ css = [] }) => css)
    const scripts = parts.flatMap(({ module, imports = [] }) => [module, ...imports])
    return { page, scripts: weigh(scripts), styles: weigh(styles) }
  })
}

/** Throws an error that names every page above its budget. */
export function checkPageWeight(client) {
  const tooLarge = weighPages(client).flatMap(({ page, ...weight }) =>
    Object.entries(weight)
      .filter(([kind, bytes]) => bytes > budgets[page][kind])
      .map(([kind, bytes]) => `${page}: ${bytes} bytes of ${kind}, budget ${budgets[page][kind]}`),
  )
  tooLarge.push(...tooLargeForFaces(join(client, 'assets')))
  if (tooLarge.length > 0) throw new Error(`Pages above their budget:\n${tooLarge.join('\n')}`)
}

/** Names the parts of the face finder above their budget. */
function tooLargeForFaces(assets) {
  const files = readdirSync(assets)
  return Object.entries(faceFinderBudgets).flatMap(([part, budget]) => {
    const bytes = files
      .filter((file) => file.startsWith(`${part}-`) && !file.endsWith('.br'))
      .map((file) => (files.includes(`${file}.br`) ? `${file}.br` : file))
      .reduce((sum, file) => sum + statSync(join(assets, file)).size, 0)
    return bytes > budget ? [`${part}: ${bytes} bytes of the face finder, budget ${budget}`] : []
  })
}

function readManifest(client) {
  const assets = join(client, 'assets')
  const text = readdirSync(assets)
    .filter((file) => /^manifest-.*\.js$/.test(file))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .find((script) => script.startsWith('window.__reactRouterManifest='))
  if (!text) throw new Error('The build has no list of routes.')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
