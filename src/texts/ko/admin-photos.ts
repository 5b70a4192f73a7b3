/** Photos of an order: how they came, and how they change. */
export const adminPhotos = {
  sources: {
    CUSTOMER: '고객이 사이트에서',
    EMAIL: '메일로',
    KAKAO: '카카오톡으로',
    OTHER: '다른 방법으로',
  },
}
