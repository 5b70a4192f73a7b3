import type { Messages } from '#texts/messages.ts'

export const reviews: Messages['reviews'] = {
  title: 'Đánh giá',
  list: 'Danh sách đánh giá',
  rating: 'Số sao',
  average: 'Số sao trung bình',
  count: (count: string) => `${count} đánh giá`,
  histogram: 'Số đánh giá theo số sao',
  stars: (stars: number) => `${stars} sao`,
  counted: (count: string) => count,
  open: (title: string) => `Xem đánh giá: ${title}`,
  picture: (author: string, number: number) => `Ảnh ${number} của ${author}`,
  studioReply: 'Phản hồi của Gyeol',
  writtenIn: { ko: 'Viết bằng tiếng Hàn', en: 'Viết bằng tiếng Anh', vi: 'Viết bằng tiếng Việt' },
  empty: 'Chưa có đánh giá nào.',
  emptyText: 'Chia sẻ của khách hàng sau buổi tư vấn sẽ hiện ở đây.',
  gallery: {
    title: 'Đánh giá',
    pageTitle: 'Đánh giá của khách hàng',
    intro: 'Chia sẻ của khách hàng sau buổi tư vấn. Nhấn vào để đọc toàn bộ.',
    order: 'Đặt buổi tư vấn',
  },
  failed: 'Không tải được đánh giá. Vui lòng thử lại sau giây lát.',
  mine: {
    title: 'Đánh giá của tôi',
    intro: 'Mỗi đơn đã hoàn tất được đánh giá một lần.',
    write: 'Viết đánh giá',
    edit: 'Sửa đánh giá',
  },
}
