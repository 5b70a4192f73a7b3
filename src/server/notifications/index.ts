export { showNews, showNewsToAdministrators } from './news.ts'
export type { Attachment, Notice } from './notice.ts'
export { notify } from './notify.ts'
export { startDelivery } from './start-delivery.ts'
