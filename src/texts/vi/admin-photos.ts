import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminPhotos: AdminMessages['photos'] = {
  sources: {
    CUSTOMER: 'Khách gửi trên trang web',
    EMAIL: 'Qua email',
    KAKAO: 'Qua KakaoTalk',
    OTHER: 'Bằng cách khác',
  },
}
