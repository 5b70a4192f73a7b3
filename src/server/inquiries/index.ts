export { leaveInquiries } from './leave-inquiries.ts'
