import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import { io, ready, setBackend, type Tensor, tensor4d } from '@tensorflow/tfjs-core'
import { DETECTOR_SIDE } from './detections.ts'
import type { Networks } from './find-faces.ts'

/** A network's graph and its weights. */
export interface NetworkFiles {
  readonly graph: NetworkGraph
  readonly weights: ArrayBuffer
}

/** What a graph file of TensorFlow.js holds. */
interface NetworkGraph {
  readonly modelTopology: object
  readonly weightsManifest: readonly { readonly weights: io.WeightsManifestEntry[] }[]
}

const MESH_SIDE = 192

/**
 * Prepares both networks on WebAssembly. Never on WebGL, which takes seconds for a picture where it
 * is emulated. `wasmFiles` names the address of each of the runtime's files.
 *
 * @throws Error if the runtime cannot be loaded or compiled
 */
export async function loadNetworks(
  wasmFiles: Readonly<Record<string, string>>,
  files: { readonly detector: NetworkFiles; readonly mesh: NetworkFiles },
): Promise<Networks> {
  setWasmPaths({ ...wasmFiles })
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly is not available')
  await ready()
  const [detector, mesh] = await Promise.all([load(files.detector), load(files.mesh)])
  const run = async (network: typeof detector, picture: Tensor, outputs: string[]) => {
    const replies = network.execute(picture, outputs)
    const tensors = Array.isArray(replies) ? replies : [replies]
    const values = await Promise.all(tensors.map((it) => it.data<'float32'>()))
    for (const tensor of [picture, ...tensors]) tensor.dispose()
    return values
  }
  return {
    async detect(picture) {
      // The detector reads colours from −1 to 1.
      const signed = picture.map((colour) => colour * 2 - 1)
      const input = tensor4d(signed, [1, DETECTOR_SIDE, DETECTOR_SIDE, 3])
      const outputs = ['Identity', 'Identity_1', 'Identity_2', 'Identity_3']
      const [fine, coarse, fineNumbers, coarseNumbers] = await run(detector, input, outputs)
      return { scores: joined(fine, coarse), numbers: joined(fineNumbers, coarseNumbers) }
    },
    async mesh(picture) {
      const input = tensor4d(picture, [1, MESH_SIDE, MESH_SIDE, 3])
      const [points, score] = await run(mesh, input, ['Identity_2', 'Identity_1'])
      return { points: points ?? new Float32Array(), score: score?.[0] ?? 0 }
    },
  }
}

const load = ({ graph, weights }: NetworkFiles) =>
  loadGraphModel(
    io.fromMemory({
      modelTopology: graph.modelTopology,
      weightSpecs: graph.weightsManifest.flatMap((group) => group.weights),
      weightData: weights,
    }),
  )

function joined(a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()) {
  const all = new Float32Array(a.length + b.length)
  all.set(a)
  all.set(b, a.length)
  return all
}
