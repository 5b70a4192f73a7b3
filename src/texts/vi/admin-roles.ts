import type { adminRoles as AdminRolesKo } from '../ko/admin-roles.ts'

export const adminRoles: typeof AdminRolesKo = {
  closed: {
    title: 'Bạn không mở được trang này',
    text: 'Vai trò của bạn không gồm trang này. Nếu cần, hãy hỏi chủ studio.',
    back: 'Về việc hôm nay',
  },
  without: {
    noWork: 'Đơn được giao cho bạn sẽ hiện ở đây khi có khảo sát.',
    noOrders: 'Đơn sẽ hiện ở đây khi chủ studio giao cho bạn.',
    needs: {
      payment:
        'Thanh toán chưa được xác nhận. Khi thanh toán được xác nhận và có khảo sát, bạn có thể viết bảng kết quả.',
      survey:
        'Đã xác nhận thanh toán, đang chờ khảo sát. Khi có khảo sát, bạn có thể viết bảng kết quả.',
    },
  },
  photosHidden: 'Ảnh của khách không hiển thị cho người chỉ xem.',
  assign: {
    title: 'Người phụ trách',
    label: 'Chuyên viên của đơn này',
    owner: 'Chủ studio',
    assigned: (name) => `${name} phụ trách`,
    anyone: 'Mọi người phụ trách',
    nobody: 'Chưa giao',
    column: 'Phụ trách',
    labelOf: (order) => `Chuyên viên của đơn ${order}`,
    done: 'Đã giao đơn.',
  },
}
