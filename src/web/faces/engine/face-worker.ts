import wasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url'
import simd from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url'
import type { Face } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import detectorWeights from '../../../../node_modules/@vladmandic/human/models/blazeface.bin?url'
import detectorGraph from '../../../../node_modules/@vladmandic/human/models/blazeface.json?url'
import meshWeights from '../../../../node_modules/@vladmandic/human/models/facemesh.bin?url'
import meshGraph from '../../../../node_modules/@vladmandic/human/models/facemesh.json?url'
import { findFaces } from './find-faces.ts'
import { loadNetworks, type NetworkFiles } from './load-networks.ts'

/** Asks for the faces in a picture. */
export interface FaceRequest {
  readonly id: number
  readonly pixels: Pixels
}

/** Says once whether the worker can be used, then answers each request. */
export type FaceReply =
  | { readonly kind: 'started'; readonly isUsable: boolean }
  | { readonly kind: 'found'; readonly id: number; readonly faces: readonly Face[] }
  | { readonly kind: 'failed'; readonly id: number }

/** The runtime chooses one of its files by the browser's abilities, and uses no threads here. */
const wasmFiles = {
  'tfjs-backend-wasm.wasm': wasm,
  'tfjs-backend-wasm-simd.wasm': simd,
  'tfjs-backend-wasm-threaded-simd.wasm': simd,
}

const networks = start()
networks.then(
  () => reply({ kind: 'started', isUsable: true }),
  () => reply({ kind: 'started', isUsable: false }),
)

addEventListener('message', ({ data }: MessageEvent<FaceRequest>) => {
  const { id, pixels } = data
  networks
    .then((loaded) => findFaces(loaded, pixels))
    .then(
      (faces) => reply({ kind: 'found', id, faces }),
      () => reply({ kind: 'failed', id }),
    )
})

async function start() {
  const [detector, mesh] = await Promise.all([
    fetchNetwork(detectorGraph, detectorWeights),
    fetchNetwork(meshGraph, meshWeights),
  ])
  return loadNetworks(wasmFiles, { detector, mesh })
}

async function fetchNetwork(graphAddress: string, weightsAddress: string): Promise<NetworkFiles> {
  const [graph, weights] = await Promise.all([fetch(graphAddress), fetch(weightsAddress)])
  if (!graph.ok || !weights.ok) throw new Error('a network could not be loaded')
  return { graph: await graph.json(), weights: await weights.arrayBuffer() }
}

const reply = (message: FaceReply) => postMessage(message)
