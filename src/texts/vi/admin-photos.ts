import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminPhotos: AdminMessages['photos'] = {
  sources: {
    CUSTOMER: 'Khách gửi trên trang web',
    EMAIL: 'Qua email',
    KAKAO: 'Qua KakaoTalk',
    OTHER: 'Bằng cách khác',
  },
  viewer: {
    whole: (percent) => `Xem toàn bộ ảnh, hiện ${percent}`,
    light: 'Độ sáng và cân bằng trắng',
    brightness: 'Độ sáng',
    whiteBalance: 'Cân bằng trắng',
    asTaken: 'Như khi chụp',
    brighter: (amount) => `Sáng hơn ${amount}`,
    darker: (amount) => `Tối hơn ${amount}`,
    warmer: (amount) => `Ấm hơn ${amount}`,
    cooler: (amount) => `Lạnh hơn ${amount}`,
    lightNote: 'Chỉ đổi cách hiển thị ở đây.',
    resetLight: 'Xem như khi chụp',
    keys: 'Lăn chuột hoặc nhấp đúp để phóng to, kéo để di chuyển · ← → ảnh khác · Shift+mũi tên di chuyển · + − 0 cỡ ảnh · R xoay · B cạnh nhau · L ánh sáng',
  },
}
