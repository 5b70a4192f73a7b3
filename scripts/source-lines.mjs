/**
 * `npm run source-lines < FILE`: replaces the places in the built server that a log names by lines of
 * the sources, e.g. `src/server/orders/place-order.ts:41:9`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './packaged-node.mjs'

const FOLDER = join(root, 'build/site')
const PLACE = /(?:file:\/\/)?[^\s("']*\/build\/site\/([\w.-]+\.js):(\d+):(\d+)/g
const maps = new Map()

for await (const line of createInterface({ input: process.stdin })) {
  console.log(
    line.replace(PLACE, (place, file, row, column) => sourceOf(file, row, column) ?? place),
  )
}

function sourceOf(file, row, column) {
  const origin = mapOf(file)?.findOrigin(Number(row), Number(column))
  if (!origin?.fileName) return undefined
  const source = relative(root, join(FOLDER, origin.fileName))
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`
}

function mapOf(file) {
  const path = join(FOLDER, `${file}.map`)
  if (!maps.has(file) && existsSync(path)) {
    maps.set(file, new SourceMap(JSON.parse(readFileSync(path, 'utf8'))))
  }
  return maps.get(file)
}
