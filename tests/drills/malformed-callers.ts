import { login } from '#contract/sign-in.ts'

const RENEW_MS = 5 * 60_000
const MEMBERS = ['hana', 'minji', 'linh']
const PASSWORD = 'gyeol-demo-2026'

/** IDs and numbers in the administrator's lists, so that some calls find what they name. */
export async function knownIds(url: string, token: string): Promise<readonly string[]> {
  const lists = [
    'orders',
    'members',
    'reviews',
    'product-inquiries',
    'bookings',
    'contents',
    'faqs',
  ]
  const texts = await Promise.all(
    [...lists, 'coupons', 'promotions', 'receipts', 'products'].map(async (list) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${url}/v1/admin/${list}?role=USER`, { headers })).text()
    }),
  )
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/"(?:id|order_number|report_id)":"([\w-]{6,40})"/g)].map(([, id = '']) => id),
  )
  return [...new Set(ids)]
}

/** Sessions of the demo members, renewed before they expire. */
export function sessionsOf(url: string) {
  let renewedAt = Number.NEGATIVE_INFINITY
  let sessions: Promise<(string | undefined)[]> = Promise.resolve([])
  let turn = 0
  return async () => {
    if (performance.now() - renewedAt > RENEW_MS) {
      renewedAt = performance.now()
      sessions = Promise.all(
        MEMBERS.map(async (user_id) => {
          const answer = await fetch(`${url}${login.path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ user_id, password: PASSWORD }),
          })
          return login.reply.safeParse(await answer.json()).data?.access_token
        }),
      )
    }
    turn += 1
    return (await sessions)[turn % MEMBERS.length]
  }
}
