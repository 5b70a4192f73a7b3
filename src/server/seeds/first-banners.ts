/** The entry of a new site: a picture, and a film with the picture that stands before it plays. */
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
  {
    type: '비디오',
    picture: 'film-poster',
    film: 'film',
    words: {
      ko: { alt: '한 사람의 옆모습과 앞모습에서 머리가 긴 생머리에서 단발까지 차례로 바뀌는 영상' },
      en: {
        alt: 'Video of one woman from the side and the front, whose hair changes from long to short',
      },
      vi: {
        alt: 'Đoạn phim một phụ nữ nhìn nghiêng và nhìn thẳng, mái tóc đổi dần từ dài sang ngắn',
      },
    },
  },
] as const
