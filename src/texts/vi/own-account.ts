import { ifMailed } from '#texts/delivery.ts'
import type { Messages } from '../messages.ts'

export const ownAccount: Messages['ownAccount'] = {
  profile: {
    menu: 'Sửa thông tin',
    title: 'Sửa thông tin cá nhân',
    intro: 'Bạn có thể thay đổi số điện thoại và địa chỉ tại đây.',
    fixedHint: 'Không thể thay đổi họ tên và email.',
    noEmailHint: `Bạn chưa có email. ${ifMailed('Thêm email để nhận tin về đơn hàng; các', 'Nếu bạn thêm email, các')} đơn đặt không cần tài khoản bằng email đó sẽ được gộp vào đây.`,
    emailAdded: 'Đã thêm email.',
    addressIncomplete: 'Vui lòng nhập đầy đủ địa chỉ.',
    submit: 'Lưu',
    saved: 'Đã cập nhật thông tin của bạn.',
    failed: 'Không cập nhật được thông tin',
    because: (words) => `Lỗi: ${words}`,
    serverFault: 'Máy chủ gặp lỗi. Vui lòng thử lại sau giây lát hoặc liên hệ với chúng tôi.',
    loadFailed: 'Không tải được thông tin của bạn.',
    forbidden: 'Bạn không có quyền xem thông tin này',
    offline: 'Không kết nối được với máy chủ. Vui lòng thử lại sau giây lát.',
  },
  withdrawal: 'Xóa tài khoản',
  settings: {
    title: 'Cài đặt',
    language: 'Ngôn ngữ',
    languageHint: 'Ngôn ngữ của trang và email.',
  },
}
