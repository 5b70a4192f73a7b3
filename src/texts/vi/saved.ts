import type { Messages } from '#texts/messages.ts'

export const saved: Messages['saved'] = {
  wish: 'Yêu thích',
  wished: 'Đã thêm vào danh sách yêu thích.',
  unwished: 'Đã bỏ khỏi danh sách yêu thích.',
  seeWishlist: 'Xem danh sách',
  toCart: 'Thêm vào giỏ',
  inCart: 'Đã thêm vào giỏ hàng.',
  seeCart: 'Xem giỏ hàng',
  replacePage: 'Xem tiếp',
  failed: 'Chưa lưu được. Bạn vui lòng thử lại sau ít phút.',
  order: 'Đặt tư vấn',
  notOnSale: 'Hiện chưa thể đặt',
  remove: 'Xóa',
  removeIt: (name) => `Xóa ${name}`,
  askRemove: 'Bạn có chắc chắn muốn xóa không?',
  removed: 'Đã xóa.',
  removeFailed: 'Chưa xóa được. Bạn vui lòng thử lại sau ít phút.',
  look: 'Xem gói tư vấn',
  guestHint:
    'Trước khi đăng nhập, danh sách chỉ lưu trên thiết bị này. Khi bạn đăng nhập, danh sách sẽ chuyển vào tài khoản.',
  lists: 'Yêu thích và giỏ hàng',
  wishlist: {
    intro: 'Những gói tư vấn bạn muốn ghi nhớ.',
    empty: 'Bạn chưa có gói tư vấn yêu thích nào.',
    emptyText: 'Nhấn Yêu thích ở trang tư vấn, gói đó sẽ xuất hiện tại đây.',
  },
  cart: {
    intro: 'Mỗi đơn hàng gồm một gói tư vấn. Số tiền đầy đủ hiển thị ở trang đặt hàng.',
    empty: 'Giỏ hàng đang trống.',
    emptyText: 'Thêm gói tư vấn vào giỏ để đặt ngay tại đây khi bạn sẵn sàng.',
  },
}
