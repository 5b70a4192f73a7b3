export { eraseRemovedInquiries } from './erase-removed-inquiries.ts'
export { leaveInquiries } from './leave-inquiries.ts'
export { inquiriesOfMember, searchInquiries } from './list-inquiries.ts'
export { titlesOfInquiries } from './name-inquiries.ts'
