import { giving, type OwnedThings, ownAndStudio, ownedAlone } from './ownership.ts'

/** What is somebody's result sheet. */
export const ownedSheets: OwnedThings = {
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
