import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminProducts: AdminMessages['products'] = {
  title: 'Sản phẩm',
  list: 'Danh sách sản phẩm',
  add: 'Tạo sản phẩm',
  newTitle: 'Sản phẩm mới',
  state: 'Trạng thái',
  onSale: 'Đang bán',
  offSale: 'Ngừng bán',
  waitingFor: (kind, count) => `Đang chờ được nhắn: ${kind}, ${count} người`,
  changedOn: 'Ngày sửa',
  priceHint: 'Đơn hàng đã đặt vẫn giữ nguyên giá.',
  turnaroundHint:
    'Tính từ ngày nhận khảo sát, từ 1 đến 60 ngày. Khách thấy điều này ở trang sản phẩm và trang đặt hàng.',
  fields: {
    type: 'Loại tư vấn',
    name: 'Tên',
    summary: 'Giới thiệu ngắn',
    description: 'Mô tả',
    price: 'Giá (won)',
    shipping: 'Phí giao hàng (won)',
    turnaround: 'Gửi bảng kết quả trong (ngày làm việc)',
    picture: 'Ảnh',
  },
  sale: {
    show: 'Mở bán',
    hide: 'Ngừng bán',
    shown: (name) => `“${name}” đang được bán.`,
    hidden: (name) => `“${name}” đã ngừng bán.`,
  },
  empty: 'Chưa có sản phẩm nào',
  emptyText: 'Khi bạn tạo sản phẩm, khách hàng có thể đặt mua.',
  nothingFound: 'Không tìm thấy sản phẩm nào',
  nothingFoundText: 'Hãy xóa bộ lọc rồi thử lại.',
  notHere: 'Không có sản phẩm này',
}
