import type { CDPSession, Page } from '@playwright/test'

/** What comes instead of the server's answer: nothing at all, or this. */
export type StandInAnswer = 'no answer' | { readonly status: number; readonly json: object }

interface AnsweredCalls {
  readonly method: string
  readonly isAt: (address: URL) => boolean
  /** Nothing when this one is the server's to answer after all. */
  readonly answer: () => Promise<StandInAnswer | undefined> | StandInAnswer | undefined
}

interface PausedRequest {
  readonly requestId: string
  readonly request: { readonly url: string; readonly method: string }
}

const ofPages = new WeakMap<Page, Promise<AnsweredCalls[]>>()

/**
 * Answers a page's calls in the server's place, the newest of what was asked for first, until what
 * it returns is called. Like Playwright's `page.route`, which besides keeps the browser from caching
 * and has each script and picture pass through the test: a page opens in half the time here.
 */
export async function answerCalls(page: Page, calls: AnsweredCalls): Promise<() => void> {
  const begun = ofPages.get(page) ?? begin(page)
  ofPages.set(page, begun)
  const all = await begun
  all.unshift(calls)
  return () => {
    all.splice(all.indexOf(calls), 1)
  }
}

async function begin(page: Page): Promise<AnsweredCalls[]> {
  const all: AnsweredCalls[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }: PausedRequest) => {
    const address = new URL(request.url)
    if (address.search === PROBE.search) {
      const answer = { requestId, responseCode: PROBE.status }
      return void session.send('Fetch.fulfillRequest', answer).catch(() => undefined)
    }
    const calls = all.find(({ method, isAt }) => method === request.method && isAt(address))
    // A page that is left or closed meanwhile waits for nothing.
    void give(session, requestId, calls).catch(() => undefined)
  })
  session.on('close', () => ofPages.delete(page)) // the page is another test's now
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*://*/v1/*' }] })
  await page.evaluate(UNTIL_HELD_BACK).catch(() => undefined)
  return all
}

/** A call of the tool's own, and the answer that no server gives to it. */
const PROBE = { path: '/v1/site', search: '?for=stand-in', status: 203 }

/**
 * The browser says that it holds calls back before the page at hand does it: the next press of a key
 * would still get through to the server. A page that is only coming, or gone, does so from its start.
 */
const UNTIL_HELD_BACK = `(async () => {
  if (!location.protocol.startsWith('http')) return
  const isHeldBack = ({ status }) => status === ${PROBE.status}
  const ask = () => fetch('${PROBE.path}${PROBE.search}').then(isHeldBack, () => true)
  while (!(await ask()));
})()`

async function give(session: CDPSession, requestId: string, calls: AnsweredCalls | undefined) {
  const answer = await calls?.answer()
  if (!answer) return session.send('Fetch.continueRequest', { requestId })
  if (answer === 'no answer') {
    return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
  }
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: answer.status,
    responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
    body: Buffer.from(JSON.stringify(answer.json)).toString('base64'),
  })
}
