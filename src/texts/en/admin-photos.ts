import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminPhotos: AdminMessages['photos'] = {
  sources: {
    CUSTOMER: 'By the customer on the site',
    EMAIL: 'By email',
    KAKAO: 'By KakaoTalk',
    OTHER: 'Another way',
  },
}
