import { givenPhoto } from '#tests/support/pictures.ts'
import type { TossStandIn } from '#tests/support/toss-stand-in.ts'
import { administratorOf, type Cast, nothingPromised } from './customers.ts'
import { openTraffic } from './traffic.ts'

/** Gathers who acts at a site, with photos of the given size. `url` is read for each request. */
export async function castAt(
  url: () => string,
  toss: TossStandIn,
  [width, height]: readonly [number, number],
): Promise<Cast> {
  const traffic = openTraffic(url)
  return {
    traffic,
    toss,
    promised: nothingPromised(),
    adminToken: administratorOf(traffic),
    photo: await givenPhoto(width, height),
  }
}
