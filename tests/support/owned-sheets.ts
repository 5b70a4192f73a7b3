import { giving, type OwnedThings, ownAndStudio, ownedAlone } from './ownership.ts'

/** What is somebody's result sheet. */
export const ownedSheets: OwnedThings = {
  'GET /v1/product-inquiries/about-sheet/:order_number': {
    call: giving(({ order }) => `/v1/product-inquiries/about-sheet/${order}`),
    expects: ownAndStudio,
  },
  'POST /v1/product-inquiries/about-sheet/:order_number': {
    call: (thing, proof) => ({
      ...giving(({ order }) => `/v1/product-inquiries/about-sheet/${order}`)(thing, proof),
      body: { part: 'bestHair', content: '앞머리를 더 짧게 잘라도 될까요?' },
    }),
    expects: { ...ownAndStudio, administrator: 403 },
  },
  'GET /v1/meitu-report': {
    call: giving(() => '/v1/meitu-report', 'token'),
    expects: ownedAlone,
    shows: ({ report }) => report,
  },
  'GET /v1/meitu-report/:id': {
    call: giving(({ report }) => `/v1/meitu-report/${report}`, 'token'),
    expects: ownAndStudio,
  },
  'GET /v1/meitu-report/:id.pdf': {
    call: giving(({ report }) => `/v1/meitu-report/${report}.pdf`, 'token'),
    expects: ownAndStudio,
  },
}
