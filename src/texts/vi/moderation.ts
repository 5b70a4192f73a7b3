import type { Messages } from '#texts/messages.ts'

export const moderation: Messages['moderation'] = {
  kinds: {
    ABUSE: 'lời lẽ xúc phạm',
    PERSONAL_DATA: 'lộ thông tin cá nhân',
    ADVERTISING: 'quảng cáo, spam',
    IMPERSONATION: 'mạo danh',
    OFF_TOPIC: 'không liên quan đến tư vấn',
    OTHER: 'không đúng quy định đăng bài',
  },
  hidden: (why) => `Studio đã ẩn bài đăng này nên chỉ bạn nhìn thấy. Lý do: ${why}`,
}
