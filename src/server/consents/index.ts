export { findConsentRecords, recordConsents } from './record-consents.ts'
