import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { getReportPdf, listMyReports } from '#contract/reports.ts'
import { login } from '#contract/sign-in.ts'
import { itemAt } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'
import { drawingAddress } from '#domain/drawings/drawing-address.ts'
import { seededRandom } from '#domain/drawings/geometry/random.ts'
import { randomPortrait } from '#domain/drawings/parameters/random-portrait.ts'
import { required } from '#server/platform/required.ts'
import { DEMO_PASSWORD } from '#server/seeds/demo/people.ts'
import { surveyWith } from '#tests/support/given-surveys.ts'
import { multipartBody } from '#tests/support/multipart-body.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const placedOrder = z.object({ order_number: z.string() })

/** Parts of a thousand requests; the rest read the first page. */
const PARTS = {
  rendered: 40,
  product: 60,
  calls: 250,
  orders: 250,
  member: 100,
  drawings: 60,
  pdfs: 4,
  photos: 4,
  workbooks: 2,
}

/** Opens sessions on a site with demo content; returns a function that sends the n-th request. */
export async function openMixedRequests({ url, admin }: Pick<RunningSite, 'url' | 'admin'>) {
  const tokenOf = async (user_id: string, password: string) =>
    (await callSite(url, login, { body: { user_id, password } })).access_token
  const member = { authorization: `Bearer ${await tokenOf('minji', DEMO_PASSWORD)}` }
  const owner = { authorization: `Bearer ${await tokenOf(admin.userId, admin.password)}` }
  const token = member.authorization.slice('Bearer '.length)
  const { items } = await callSite(url, listMyReports, { query: {} }, { token })
  const sheet = required(
    items.find(({ published_at }) => published_at !== null),
    'a published sheet',
  )
  const photo = await givenPhoto(2_400, 1_800)
  const random = seededRandom(1)
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { 'accept-encoding': 'br', ...headers } })

  async function order() {
    const proof = { email: `${randomUUID()}@example.com`, phone: '01012345678' }
    const response = await fetch(`${url}/v1/orders/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        consulting_type: 'HAIR_CONSULTING',
        guest_name: '김하나',
        guest_email: proof.email,
        guest_phone: proof.phone,
        total_price: 100_000,
        agreed_refund: true,
      }),
    })
    return { response, proof }
  }

  async function sendPhoto() {
    const { response, proof } = await order()
    const { order_number } = placedOrder.parse(await response.json())
    const { payload, headers } = await multipartBody({ ...surveyWith(), ...proof }, [photo])
    const address = `${url}/v1/surveys/guest/${order_number}`
    return fetch(address, { method: 'POST', headers, body: payload })
  }

  const pdf = getReportPdf.path.replace(':id', sheet.id)
  const senders: Record<keyof typeof PARTS, (n: number) => Promise<Response>> = {
    rendered: () => get('/user', { cookie: 'access_token=none' }),
    product: () => get('/user/consulting/dashboard/original'),
    calls: (n) => get(itemAt(['/v1/products', '/v1/site', '/v1/shop-faqs'], n % 3)),
    orders: async () => (await order()).response,
    member: () => get('/v1/orders/user/me', member),
    drawings: () => get(drawingAddress(randomPortrait(random))),
    pdfs: (n) => get(`${pdf}?paper=${n % 2 === 0 ? 'a4' : 'letter'}`, member),
    photos: sendPhoto,
    workbooks: () => get('/v1/admin/orders.xlsx', owner),
  }
  return (n: number): Promise<Response> => {
    let left = random() * 1_000
    for (const kind of keysOf(PARTS)) {
      left -= PARTS[kind]
      if (left < 0) return senders[kind](n)
    }
    return get('/user')
  }
}
