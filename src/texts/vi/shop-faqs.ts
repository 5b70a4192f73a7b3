import type { Messages } from '#texts/messages.ts'

export const shopFaqs: Messages['shopFaqs'] = {
  administrator: 'Quản trị viên',
  title: 'Câu hỏi thường gặp',
  list: 'Danh sách câu hỏi',
  empty: 'Chưa có câu hỏi nào.',
  emptyText: 'Câu trả lời cho các câu hỏi thường gặp sẽ hiện ở đây.',
  failed: 'Không tải được danh sách câu hỏi.',
  detailFailed: 'Không tải lại được câu hỏi này, nên bạn đang xem nội dung từ danh sách.',
  views: (views: string) => `${views} lượt xem`,
}
