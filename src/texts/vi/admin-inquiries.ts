import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'

export const adminInquiries: AdminMessages['inquiries'] = {
  title: 'Câu hỏi',
  list: 'Danh sách câu hỏi',
  search: 'Tiêu đề, nội dung, tên, email',
  status: 'Lọc theo câu trả lời',
  privacy: 'Chế độ xem',
  privacies: { true: 'Riêng tư', false: 'Công khai' },
  columns: {
    title: 'Tiêu đề',
    writer: 'Người hỏi',
    kind: 'Loại',
    status: 'Trạng thái',
    received: 'Gửi lúc',
  },
  empty: 'Chưa có câu hỏi nào',
  emptyText: 'Khi khách gửi câu hỏi, chúng sẽ hiện ở đây.',
  nothingFound: 'Không tìm thấy câu hỏi',
  nothingFoundText: 'Hãy thử từ khác hoặc xóa bộ lọc.',
  notHere: 'Không có câu hỏi này',
  unseen: 'câu hỏi mới',
  waiting: (count) => `Câu hỏi chờ trả lời: ${count}`,
  allWaiting: 'Xem tất cả',

  answer: {
    title: 'Trả lời',
    field: 'Nội dung trả lời',
    language: (language) => `Ngôn ngữ của khách: ${language}`,
    submit: 'Gửi trả lời',
    submitAgain: 'Gửi câu trả lời mới',
    write: 'Viết trả lời',
    change: 'Sửa câu trả lời',
    confirm: (name) => `Gửi câu trả lời này cho ${name}?`,
    confirmText: ifMailed(
      'Khách sẽ nhận được email. Bạn vẫn sửa được sau, nhưng không thu hồi được email.',
      'Khách không nhận được email, email chỉ nằm trong mục Email đã gửi. Bạn vẫn sửa được sau.',
    ),
    done: (name) => `Đã gửi câu trả lời cho ${name}.`,
    needed: 'Vui lòng viết câu trả lời.',
    tooLong: 'Câu trả lời tối đa 5.000 ký tự.',
    drop: 'Bỏ bản nháp',
    conflict: (who, when) =>
      `${who} đã trả lời trước, lúc ${when}. Bản nháp của bạn vẫn còn. Hãy so sánh và chọn.`,
  },

  close: 'Đóng câu hỏi',
  reopen: 'Mở lại',
  closed: 'Đã đóng câu hỏi.',
  reopened: 'Đã mở lại câu hỏi.',
  undo: 'Hoàn tác',

  customer: {
    title: 'Khách hàng',
    email: 'Email',
    language: 'Ngôn ngữ',
    report: 'Bảng kết quả',
    orders: 'Đơn hàng',
    noOrders: 'Chưa đặt đơn nào.',
    allOrders: 'Tất cả đơn của khách này',
    inquiries: 'Câu hỏi khác',
    noInquiries: 'Không có câu hỏi khác.',
    allInquiries: 'Tất cả câu hỏi của khách này',
  },
  keys: { answer: 'Viết trả lời', send: 'Gửi trả lời' },
}
