import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadNetworks, type NetworkFiles } from '#web/faces/engine/load-networks.ts'

const packages = join(import.meta.dirname, '../../node_modules')
const wasm = join(packages, '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm')
const models = join(packages, '@vladmandic/human/models')

/** Loads the networks that find faces, from the files that browsers load, into this process. */
export const loadFaceNetworks = () =>
  loadNetworks(
    {
      'tfjs-backend-wasm.wasm': wasm,
      'tfjs-backend-wasm-simd.wasm': wasm,
      'tfjs-backend-wasm-threaded-simd.wasm': wasm,
    },
    { detector: filesOf('blazeface'), mesh: filesOf('facemesh') },
  )

function filesOf(name: string): NetworkFiles {
  const graph = JSON.parse(readFileSync(join(models, `${name}.json`), 'utf8'))
  return { graph, weights: new Uint8Array(readFileSync(join(models, `${name}.bin`))).buffer }
}
