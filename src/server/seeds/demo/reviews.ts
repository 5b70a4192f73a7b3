import type { Language } from '#domain/languages/languages.ts'
import type { PortraitOptions } from '#domain/portraits/portrait.ts'
import type { DemoMember } from './people.ts'

/** Somebody whose consulting is over, and what they say of it. */
export interface DemoReviewer {
  readonly who: DemoMember
  readonly daysAgo: number
  readonly sheet: 'hana' | 'seoyeon'
  readonly rating: number
  readonly title: string
  readonly text: string
  /** How the pictures of the review are drawn; none: the site draws somebody. */
  readonly pictures?: readonly PortraitOptions[]
}

const member = (userId: string, name: string, last: number, language: Language = 'ko') => ({
  userId,
  name,
  email: `${userId}@example.com`,
  phone: `0102026${String(300 + last).padStart(4, '0')}`,
  language,
})

/** From the oldest to the newest. */
export const reviewers: readonly DemoReviewer[] = [
  {
    who: member('jiwoo', '오지우', 1),
    daysAgo: 98,
    sheet: 'hana',
    rating: 5,
    title: '앞머리 고민이 끝났어요',
    text: '앞머리를 낼까 말까 3년을 고민했는데, 왜 저한테는 얇은 앞머리가 맞는지 이마와 관자놀이 비율로 설명해 주셔서 바로 납득했어요. 미용실에서 결과지를 보여 드렸더니 디자이너 선생님이 그대로 잘라 주셨어요.',
    pictures: [{ face: 'heart', hair: 'lob', fringe: 'see-through', seed: 61 }],
  },
  {
    who: member('olivia', 'Olivia Bennett', 2, 'en'),
    daysAgo: 91,
    sheet: 'seoyeon',
    rating: 5,
    title: 'Finally words I could give my hairdresser',
    text: 'I never know what to say in the chair. The sheet said exactly where the layers should start and how the fringe should fall, and my hairdresser nodded all the way through. It took a few days, and it was worth the wait.',
    pictures: [{ face: 'long', hair: 'layer', fringe: 'curtain', seed: 67 }],
  },
  {
    who: member('yerin', '배예린', 3),
    daysAgo: 86,
    sheet: 'hana',
    rating: 4,
    title: '피해야 할 머리를 알려 주는 게 제일 좋았어요',
    text: '어울리는 머리보다 피할 머리 설명이 더 도움이 됐어요. 늘 하던 일자 단발이 왜 얼굴을 넓어 보이게 했는지 이제야 알았네요. 손질 방법이 조금 더 자세했으면 해서 별 하나 뺐어요.',
  },
  {
    who: member('thuha', 'Trần Thu Hà', 4, 'vi'),
    daysAgo: 80,
    sheet: 'hana',
    rating: 5,
    title: 'Cắt tóc ở Sài Gòn theo bảng kết quả từ Seoul',
    text: 'Mình gửi bản PDF cho chị thợ quen và chị ấy hiểu ngay. Phần phân tích gương mặt rất kỹ, đọc xong mình mới biết vì sao tóc dài thẳng làm mặt mình trông mệt. Kiểu mới nhẹ và dễ chải buổi sáng.',
    pictures: [
      { face: 'oval', hair: 'wave', seed: 71 },
      { face: 'oval', hair: 'wave', seed: 72, crop: 'face' },
    ],
  },
  {
    who: member('sohee', '문소희', 5),
    daysAgo: 74,
    sheet: 'seoyeon',
    rating: 5,
    title: '숱이 적은 머리도 방법이 있었어요',
    text: '가늘고 숱 없는 머리라 파마도 겁났는데 어디에 층을 내야 볼륨이 사는지 짚어 주셨어요. 사진 두 장 보냈을 뿐인데 제 얼굴을 저보다 잘 아시는 것 같았어요.',
    pictures: [{ face: 'long', hair: 'bob', fringe: 'full', seed: 79 }],
  },
  {
    who: member('minhanh', 'Lê Minh Anh', 6, 'vi'),
    daysAgo: 70,
    sheet: 'hana',
    rating: 4,
    title: 'Rõ ràng, dễ làm theo',
    text: 'Bảng kết quả ngắn gọn và có hình vẽ dễ hiểu. Mình phải chờ lâu hơn dự kiến một ngày nhưng nội dung rất đáng. Sẽ đặt lại khi muốn đổi kiểu.',
  },
  {
    who: member('haeun', '윤하은', 7),
    daysAgo: 66,
    sheet: 'hana',
    rating: 5,
    title: '결혼식 전에 받길 잘했어요',
    text: '본식 머리를 어떻게 할지 정하지 못하다가 신청했어요. 가르마 위치 하나 바꿨을 뿐인데 사진마다 얼굴이 편안해 보여요. 동생에게도 선물하려고요.',
    pictures: [{ face: 'oval', hair: 'long', partingX: -22, seed: 83 }],
  },
]
