/** The entry of a new site: a picture, and a film with the picture that stands before it plays. */
export const firstBanners = [
  {
    type: '이미지',
    picture: 'banner',
    words: {
      ko: { alt: '가르마를 타고 길게 내려온 머리카락과 눈을 감은 얼굴 그림' },
      en: { alt: 'Drawing of a face with closed eyes and long hair falling from its parting' },
      vi: { alt: 'Tranh vẽ gương mặt nhắm mắt với mái tóc dài buông từ đường ngôi' },
    },
  },
  {
    type: '비디오',
    picture: 'film-poster',
    film: 'film',
    words: {
      ko: { alt: '머리카락 결이 휘어 흐르는 사이로 얼굴 하나가 선으로 그려지는 영상' },
      en: { alt: 'Video of strands of hair that bend while a face is drawn line by line' },
      vi: { alt: 'Đoạn phim những sợi tóc uốn lượn trong lúc một gương mặt hiện ra từng nét' },
    },
  },
] as const
