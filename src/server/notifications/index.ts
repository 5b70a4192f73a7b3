export type { AdminMailSources, DescribeSubjects } from './administrators/describe-subjects.ts'
export {
  emitAdminEvent,
  emitConsultantEvent,
  partOfAdminEvent,
} from './administrators/emit-admin-event.ts'
export { mailAdministrators } from './administrators/mail-administrators.ts'
export type { Attachment } from './attachment.ts'
export type { DeliveryDeps } from './deliver-messages.ts'
export { deliveryOf } from './delivery-of.ts'
export { eraseMessagesTo } from './erase-messages.ts'
export { subjectsOfMessages } from './name-messages.ts'
export type { Notification } from './notification.ts'
export { notify, partsOfMessage } from './notify.ts'
export type { RefundRoute } from './refund-route.ts'
export { startDelivery } from './start-delivery.ts'
export { addUnread, addUnreadForAdministrators } from './unread-counts.ts'
