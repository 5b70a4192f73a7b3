/** Banner of a new site: a picture. The owner may add a film. */
export const firstBanners = [
  {
    type: '이미지',
    picture: 'banner',
    words: {
      ko: { alt: '가르마를 타고 물결치며 내려온 긴 검은 머리의 여성 그림' },
      en: {
        alt: 'Drawing of a woman with long black hair that falls in soft waves from its parting',
      },
      vi: { alt: 'Tranh vẽ một phụ nữ tóc đen dài buông gợn sóng từ đường ngôi' },
    },
  },
] as const
