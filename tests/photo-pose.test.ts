import { beforeAll, expect, test } from 'vitest'
import type { View } from '#domain/drawings/parameters/picture-fields.ts'
import { type FaceFrame, frameOf } from '#domain/photo-checks/face-frame.ts'
import { loadFaceNetworks } from '#tests/support/face-networks.ts'
import { drawn, pixelsIn } from '#tests/support/photo-makers.ts'
import { findFaces, type Networks } from '#web/faces/engine/find-faces.ts'

let networks: Networks

beforeAll(async () => {
  networks = await loadFaceNetworks()
})

/** Measures a drawn face, which is level and turned by a known angle. */
async function poseOf(skinColour: string, view: View): Promise<FaceFrame> {
  const picture = drawn({ face: { skinColour }, picture: { view } })
  const [face] = await findFaces(networks, await pixelsIn(picture))
  if (!face) throw new Error('no face')
  return frameOf(face)
}

test.each(['#f0d2bb', '#dcae8c', '#b97f58', '#8a5a3c', '#5d3b28'])(
  'a level face drawn with the skin %s is level within 2°',
  async (tone) => {
    expect(Math.abs((await poseOf(tone, 'front')).pitch)).toBeLessThan(2)
  },
)

test.each([
  ['threeQuarterLeft', -29],
  ['threeQuarterRight', 29],
] as const)('a face drawn %s is turned by %d°, within 3°', async (view, yaw) => {
  const frame = await poseOf('#dcae8c', view)
  expect(Math.abs(frame.yaw - yaw)).toBeLessThan(3)
  expect(Math.abs(frame.pitch)).toBeLessThan(3)
})

/** The points of a level face as the network finds them in space. */
async function foundInSpace() {
  let points = new Float32Array()
  const watched: Networks = {
    ...networks,
    async mesh(picture) {
      const found = await networks.mesh(picture)
      points = found.points.slice()
      return found
    },
  }
  await findFaces(watched, await pixelsIn(drawn({ face: { skinColour: '#dcae8c' } })))
  return (index: number) => points.subarray(index * 3, index * 3 + 3)
}

test.each([-25, -15, 0, 15, 25])(
  'the points of a level face nodded by %d° read as that, within 3°',
  async (degrees) => {
    const at = await foundInSpace()
    const [cosine, sine] = [Math.cos, Math.sin].map((of) => of((degrees / 180) * Math.PI))
    const points = Array.from({ length: 468 }, (_, index) => {
      const [x = 0, y = 0, away = 0] = at(index)
      return { x, y: y * cosine! - away * sine! }
    })
    expect(Math.abs(frameOf({ points, confidence: 1 }).pitch - degrees)).toBeLessThan(3)
  },
)
