/** The photos of the hair survey, on the product page. */
export const sendingPhotos = {
  title: '보내 주실 것은 사진 세 장',
  text: '휴대폰으로 찍으면 충분해요. 사진은 주문한 뒤 설문지에 올리고, 결과지를 쓰는 데만 봐요.',
  guides: {
    front: { name: '정면', text: '이마와 귀가 보이게' },
    side: { name: '옆', text: '턱선이 다 보이게' },
    now: { name: '지금 머리', text: '풀어서, 어깨까지' },
  },
}

export type SendingPhotosTexts = typeof sendingPhotos
