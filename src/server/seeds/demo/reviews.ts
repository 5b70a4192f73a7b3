import type { Language } from '#domain/languages/languages.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import type { DemoMember } from './people.ts'

/** A customer with a completed order and a review. */
export interface DemoReviewer {
  readonly who: DemoMember
  readonly daysAgo: number
  readonly report: 'hana' | 'seoyeon'
  /** Look of their own result sheet, if they show it. */
  readonly look?: ShownLook
  readonly rating: number
  readonly title: string
  readonly text: string
}

const member = (userId: string, name: string, last: number, language: Language = 'ko') => ({
  userId,
  name,
  email: `${userId}@example.com`,
  phone: `0102026${String(300 + last).padStart(4, '0')}`,
  language,
})

/** Oldest first. */
export const reviewers: readonly DemoReviewer[] = [
  {
    who: member('nari', '서나리', 8),
    daysAgo: 176,
    report: 'hana',
    look: { face_shape: 'oval', style: 'hushCut' },
    rating: 5,
    title: '단골 미용실을 바꾸지 않아도 됐어요',
    text: '늘 가던 곳에서 같은 머리만 했는데, 결과지를 보여 드리니 선생님도 반가워하셨어요. 층의 시작을 광대 아래로 내렸을 뿐인데 인상이 부드러워졌다는 말을 자주 들어요.',
  },
  {
    who: member('grace', 'Grace Whitfield', 9, 'en'),
    daysAgo: 169,
    report: 'seoyeon',
    rating: 5,
    title: 'Kind, specific and honest',
    text: 'I was told plainly that the blunt bob I loved was working against me, and why. The two styles I got instead both air-dry well, which nobody had ever asked me about before.',
  },
  {
    who: member('dahye', '임다혜', 10),
    daysAgo: 161,
    report: 'seoyeon',
    look: { face_shape: 'round', style: 'collarboneCurl' },
    rating: 4,
    title: '출산 뒤에 빠진 앞머리, 길이를 찾았어요',
    text: '잔머리가 올라와 지저분해 보이는 게 고민이었어요. 억지로 눕히지 말고 길이를 맞춰 자르라는 조언이 현실적이었어요. 드라이 방법을 사진으로도 보여 주시면 더 좋겠어요.',
  },
  {
    who: member('ngocmai', 'Phạm Ngọc Mai', 11, 'vi'),
    daysAgo: 154,
    report: 'hana',
    look: { face_shape: 'heart', style: 'tuckedBob' },
    rating: 5,
    title: 'Lần đầu tiên mình không hối hận sau khi cắt',
    text: 'Trước đây cứ cắt xong là mình lại chờ tóc dài. Lần này mình biết rõ vì sao chọn độ dài này, và thợ cũng có hình để xem. Đồng nghiệp khen mặt mình trông tươi hơn.',
  },
  {
    who: member('chaewon', '한채원', 12),
    daysAgo: 147,
    report: 'hana',
    look: { face_shape: 'oval', style: 'collarboneCurl' },
    rating: 5,
    title: '면접 앞두고 신청했어요',
    text: '단정해 보이면서도 나이 들어 보이지 않는 머리를 부탁드렸어요. 가르마와 귀 옆 잔머리까지 그림으로 짚어 주셔서 면접 날 아침에도 혼자 손질할 수 있었어요.',
  },
  {
    who: member('hannah', 'Hannah Cole', 13, 'en'),
    daysAgo: 139,
    report: 'hana',
    look: { face_shape: 'square', style: 'layeredBob' },
    rating: 4,
    title: 'Worth it for the styles to avoid',
    text: 'Half of the sheet is about what not to do, and that half saved me from a perm. I would have liked a word about colour, but the cut is the best I have had in years.',
  },
  {
    who: member('eunbi', '신은비', 14),
    daysAgo: 131,
    report: 'seoyeon',
    look: { face_shape: 'long', style: 'hippiePerm' },
    rating: 5,
    title: '곱슬머리를 펴지 않기로 했어요',
    text: '매번 매직을 했는데 제 곱슬이 얼굴형에 오히려 맞는다는 설명을 듣고 마음이 바뀌었어요. 길이만 정리하고 아침 시간이 20분 줄었어요.',
  },
  {
    who: member('baotran', 'Đỗ Bảo Trân', 15, 'vi'),
    daysAgo: 124,
    report: 'seoyeon',
    look: { face_shape: 'diamond', style: 'sideFringeBob' },
    rating: 5,
    title: 'Tóc mỏng vẫn có cách',
    text: 'Mình tóc mỏng nên rất sợ tỉa. Bảng kết quả chỉ đúng chỗ cần giữ và chỗ có thể cắt. Sau hai tháng phom vẫn giữ, chỉ cần sấy chân tóc mỗi sáng.',
  },
  {
    who: member('seulgi', '백슬기', 16),
    daysAgo: 116,
    report: 'hana',
    look: { face_shape: 'round', style: 'seeThroughLayers' },
    rating: 4,
    title: '엄마와 함께 신청했어요',
    text: '같은 얼굴형이라 같은 머리가 나올 줄 알았는데 서로 다른 머리를 권해 주셨어요. 왜 다른지 비교해 읽는 재미가 있었어요. 다만 메일을 늦게 봐서 설문지가 하루 늦었네요.',
  },
  {
    who: member('wonyi', '구원이', 17),
    daysAgo: 107,
    report: 'seoyeon',
    rating: 5,
    title: '긴 얼굴이 콤플렉스였어요',
    text: '가운데 앞머리만 고집했는데 옆으로 흐르는 앞머리가 길이를 나눠 준다는 걸 알았어요. 증명사진을 다시 찍었는데 처음으로 마음에 들어요.',
  },
  {
    who: member('jiwoo', '오지우', 1),
    daysAgo: 98,
    report: 'hana',
    look: { face_shape: 'heart', style: 'seeThroughLayers' },
    rating: 5,
    title: '앞머리 고민이 끝났어요',
    text: '앞머리를 낼까 말까 3년을 고민했는데, 왜 저한테는 얇은 앞머리가 맞는지 이마와 관자놀이 비율로 설명해 주셔서 바로 납득했어요. 미용실에서 결과지를 보여 드렸더니 디자이너 선생님이 그대로 잘라 주셨어요.',
  },
  {
    who: member('olivia', 'Olivia Bennett', 2, 'en'),
    daysAgo: 91,
    report: 'seoyeon',
    look: { face_shape: 'long', style: 'curtainLong' },
    rating: 5,
    title: 'Finally words I could give my hairdresser',
    text: 'I never know what to say in the chair. The sheet said exactly where the layers should start and how the fringe should fall, and my hairdresser nodded all the way through. It took a few days, and it was worth the wait.',
  },
  {
    who: member('yerin', '배예린', 3),
    daysAgo: 86,
    report: 'hana',
    look: { face_shape: 'round', style: 'hushCut' },
    rating: 4,
    title: '피해야 할 머리를 알려 주는 게 제일 좋았어요',
    text: '어울리는 머리보다 피할 머리 설명이 더 도움이 됐어요. 늘 하던 일자 단발이 왜 얼굴을 넓어 보이게 했는지 이제야 알았네요. 손질 방법이 조금 더 자세했으면 해서 별 하나 뺐어요.',
  },
  {
    who: member('thuha', 'Trần Thu Hà', 4, 'vi'),
    daysAgo: 80,
    report: 'hana',
    look: { face_shape: 'oval', style: 'layeredBob' },
    rating: 5,
    title: 'Cắt tóc ở Sài Gòn theo bảng kết quả từ Seoul',
    text: 'Mình gửi bản PDF cho chị thợ quen và chị ấy hiểu ngay. Phần phân tích gương mặt rất kỹ, đọc xong mình mới biết vì sao tóc dài thẳng làm mặt mình trông mệt. Kiểu mới nhẹ và dễ chải buổi sáng.',
  },
  {
    who: member('sohee', '문소희', 5),
    daysAgo: 74,
    report: 'seoyeon',
    look: { face_shape: 'long', style: 'fullFringeBob' },
    rating: 5,
    title: '숱이 적은 머리도 방법이 있었어요',
    text: '가늘고 숱 없는 머리라 파마도 겁났는데 어디에 층을 내야 볼륨이 사는지 짚어 주셨어요. 사진 두 장 보냈을 뿐인데 제 얼굴을 저보다 잘 아시는 것 같았어요.',
  },
  {
    who: member('minhanh', 'Lê Minh Anh', 6, 'vi'),
    daysAgo: 70,
    report: 'hana',
    look: { face_shape: 'oval', style: 'comma' },
    rating: 4,
    title: 'Rõ ràng, dễ làm theo',
    text: 'Bảng kết quả ngắn gọn và có hình vẽ dễ hiểu. Mình phải chờ lâu hơn dự kiến một ngày nhưng nội dung rất đáng. Sẽ đặt lại khi muốn đổi kiểu.',
  },
  {
    who: member('haeun', '윤하은', 7),
    daysAgo: 66,
    report: 'hana',
    look: { face_shape: 'oval', style: 'lowBun' },
    rating: 5,
    title: '결혼식 전에 받길 잘했어요',
    text: '본식 머리를 어떻게 할지 정하지 못하다가 신청했어요. 가르마 위치 하나 바꿨을 뿐인데 사진마다 얼굴이 편안해 보여요. 동생에게도 선물하려고요.',
  },
]
