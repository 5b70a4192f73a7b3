import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminSearch: AdminMessages['search'] = {
  open: 'Tìm kiếm chung',
  label: 'Mã đơn, tên, email, số điện thoại',
  hint: 'Tìm theo mã đơn, một phần tên hoặc email, hoặc bốn chữ số của số điện thoại.',
  recent: 'Mở gần đây',
  results: 'Kết quả tìm kiếm',
  kinds: {
    orders: 'Đơn hàng',
    guests: 'Khách vãng lai',
    members: 'Thành viên',
    inquiries: 'Câu hỏi',
    bookings: 'Lịch tư vấn',
  },
  showAll: {
    orders: 'Xem tất cả trong Đơn hàng',
    members: 'Xem tất cả trong Thành viên',
    inquiries: 'Xem tất cả trong Câu hỏi',
  },
  more: 'Vẫn còn kết quả. Hãy gõ thêm để thu hẹp.',
  latestOrder: (day) => `đơn gần nhất ${day}`,
  noResults: (q) => `Không có kết quả cho “${q}”.`,
  noResultsText: 'Hãy thử một phần khác của tên hoặc số.',
  found: (count) => `Tìm thấy ${count} kết quả.`,
  keys: { move: 'Di chuyển', open: 'Mở', close: 'Đóng' },
}
