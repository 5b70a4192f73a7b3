/** `npm run photos`: judges the test pictures and writes their table into `docs/photos.md`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { judgeTestPhotos, photoTable } from './photo-table.ts'

const DOCUMENT = 'docs/photos.md'
const HEADER = '| picture | asked for | expected | given |'

const text = readFileSync(DOCUMENT, 'utf8')
const [before] = text.split(HEADER)
writeFileSync(DOCUMENT, `${before}${photoTable(await judgeTestPhotos())}\n`)
