import type { TestApp } from './app.ts'

/** A browser in a network, which stores the cookies that it gets. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>
  post(url: string, payload: object): Promise<Posted>
  /** Continues in another network, with its cookies. */
  moveTo(network: string): void
}

interface Posted {
  readonly status: number
  /** The refusal's code. */
  readonly code: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

export function openBrowser({ app }: TestApp, network: string): TestBrowser {
  const cookies = new Map<string, string>()
  let remoteAddress = network
  return {
    cookies,
    async post(url, payload) {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress,
        cookies: Object.fromEntries(cookies),
      })
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const body = answer.body === '' ? {} : answer.json<Posted['body']>()
      const code = typeof body.code === 'string' ? body.code : undefined
      return { status: answer.statusCode, code, body }
    },
    moveTo(next) {
      remoteAddress = next
    },
  }
}
