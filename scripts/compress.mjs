/** Writes a brotli copy of every file of the build that is not compressed by its format. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Compressing smaller files would not save a network packet. */
const THRESHOLD_BYTES = 1_024

export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:js|css|svg|json|wasm|bin)$/.test(name))) {
    const text = readFileSync(join(folder, file))
    if (text.length >= THRESHOLD_BYTES) {
      writeFileSync(join(folder, `${file}.br`), await compress(text))
    }
  }
}
