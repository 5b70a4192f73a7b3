export { consentRecordsOf, recordConsents } from './record-consents.ts'
