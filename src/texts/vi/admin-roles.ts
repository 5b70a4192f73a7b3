import type { adminRoles as AdminRolesKo } from '../ko/admin-roles.ts'

export const adminRoles: typeof AdminRolesKo = {
  closed: {
    title: 'Bạn không mở được trang này',
    text: 'Vai trò của bạn không gồm trang này. Nếu cần, hãy hỏi chủ studio.',
    back: 'Về việc hôm nay',
  },
  photosHidden: 'Ảnh của khách không hiển thị cho người chỉ xem.',
  assign: {
    title: 'Người phụ trách',
    label: 'Chuyên viên của đơn này',
    owner: 'Chủ studio',
    assigned: (name) => `${name} phụ trách`,
    done: 'Đã giao đơn.',
  },
}
