export { leaveInquiries } from './leave-inquiries.ts'
export { inquiriesOfMember } from './list-inquiries.ts'
export { titlesOfInquiries } from './name-inquiries.ts'
