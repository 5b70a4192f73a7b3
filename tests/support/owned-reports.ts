import { shareReport } from '#contract/report-shares.ts'
import { replyOf } from './app.ts'
import {
  type OwnedResources,
  type OwnershipFixture,
  ownAndConsultant,
  ownAndStudio,
  ownedAlone,
  withGuestToken,
  withQuery,
} from './ownership.ts'

/** Calls about a customer's result sheet. */
export const ownedReports: OwnedResources = {
  'GET /v1/product-inquiries/about-sheet/:order_number': {
    call: withGuestToken(({ order }) => `/v1/product-inquiries/about-sheet/${order}`),
    expects: ownAndStudio,
  },
  'POST /v1/product-inquiries/about-sheet/:order_number': {
    call: (fixture, proof) => ({
      ...withGuestToken(({ order }) => `/v1/product-inquiries/about-sheet/${order}`)(
        fixture,
        proof,
      ),
      body: { part: 'bestHair', content: '앞머리를 더 짧게 잘라도 될까요?' },
    }),
    expects: { ...ownAndStudio, administrator: 403 },
  },
  'GET /v1/meitu-report': {
    call: withGuestToken(() => '/v1/meitu-report', 'token'),
    expects: ownedAlone,
    shows: ({ report }) => report,
  },
  'GET /v1/meitu-report/:id': {
    call: withGuestToken(({ report }) => `/v1/meitu-report/${report}`, 'token'),
    expects: ownAndConsultant,
  },
  'GET /v1/meitu-report/:id.png': {
    call: withGuestToken(({ report }) => `/v1/meitu-report/${report}.png`, 'token'),
    expects: ownAndConsultant,
  },
  'GET /v1/meitu-report/:id/shares': {
    call: withGuestToken(({ report }) => `/v1/meitu-report/${report}/shares`, 'token'),
    expects: ownedAlone,
  },
  'POST /v1/meitu-report/:id/shares': {
    call: (fixture, proof) => ({
      ...withGuestToken(({ report }) => `/v1/meitu-report/${report}/shares`, 'token')(
        fixture,
        proof,
      ),
      body: { days: '7' },
    }),
    expects: ownedAlone,
  },
  'DELETE /v1/meitu-report/:id/shares/:share_id': {
    call: async (fixture, proof) => ({
      url: withQuery(
        `/v1/meitu-report/${fixture.report}/shares/${await shareOf(fixture)}`,
        'token',
        proof?.token,
      ),
    }),
    expects: ownedAlone,
  },
  'GET /v1/meitu-report/:id.pdf': {
    call: withGuestToken(({ report }) => `/v1/meitu-report/${report}.pdf`, 'token'),
    expects: ownAndConsultant,
  },
  'GET /v1/meitu-report/:id/pages.html': {
    call: withGuestToken(({ report }) => `/v1/meitu-report/${report}/pages.html`, 'token'),
    expects: ownAndConsultant,
  },
  'GET /v1/meitu-report/:id/card.html': {
    call: withGuestToken(({ report }) => `/v1/meitu-report/${report}/card.html`, 'token'),
    expects: ownAndConsultant,
  },
}

/** Creates a share link as the fixture's customer. */
async function shareOf({ app, report, proof }: OwnershipFixture): Promise<string> {
  const params = { id: report }
  const { token } = proof
  const input = { params, query: { token }, body: { days: '7' } } as const
  return replyOf(await app.call(shareReport, input)).id
}
