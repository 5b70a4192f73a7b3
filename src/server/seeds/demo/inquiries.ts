import { answerInquiry, changeInquiry } from '#contract/admin-inquiries.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { createInquiry } from '#contract/inquiries.ts'
import type { Member } from '#server/platform/caller.ts'
import { guests, members, type Person } from './people.ts'
import type { DemoStudio } from './studio.ts'

type Words = Pick<InputOf<typeof createInquiry>['body'], 'inquiry_type' | 'title' | 'content'>

interface DemoInquiry extends Words {
  readonly who: Person
  readonly daysAgo: number
  readonly product_type?: 'HAIR_CONSULTING' | 'PERSONAL_COLOR' | null
  /** Visible to its author and with {@link GUEST_PASSWORD} only. */
  readonly isPrivate?: true
  /** Absent if unanswered. */
  readonly answer?: string
  readonly isClosed?: true
}

const GUEST_PASSWORD = '2026'
const ANSWERED_AFTER_MINUTES = 190

/** Creates inquiries and answers most of them. The members must exist. */
export async function seedInquiries(
  { goTo, wait, call }: DemoStudio,
  admin: Member,
  signedUp: Readonly<Record<string, Member>>,
) {
  for (const { who, daysAgo, isPrivate, answer, isClosed, ...words } of inquiries) {
    const member = 'userId' in who ? signedUp[String(who.userId)] : undefined
    goTo(daysAgo)
    const body = {
      product_type: 'HAIR_CONSULTING' as const,
      ...words,
      is_private: isPrivate ?? false,
      ...(!member && {
        writer_name: who.name,
        writer_email: who.email,
        writer_password: GUEST_PASSWORD,
      }),
    }
    const { language } = who
    const { id } = await call(createInquiry, { body }, { language, ...(member && { as: member }) })
    wait(ANSWERED_AFTER_MINUTES)
    const params = { id }
    if (answer) await call(answerInquiry, { params, body: { content: answer } }, { as: admin })
    if (isClosed) await call(changeInquiry, { params, body: { status: 'CLOSED' } }, { as: admin })
  }
}

/** Oldest first. */
const inquiries: readonly DemoInquiry[] = [
  {
    who: guests.sujin,
    daysAgo: 55,
    inquiry_type: 'PRODUCT',
    title: '남자도 신청할 수 있나요',
    content: '남편에게 선물하려고 해요. 남자 머리도 결과지를 받을 수 있는지 궁금해요.',
    answer:
      '네, 받을 수 있어요. 얼굴형과 머릿결을 읽는 순서는 같고, 어울리는 길이와 손질법을 남자 머리에 맞춰 적어 드려요.',
  },
  {
    who: members.hana,
    daysAgo: 48,
    inquiry_type: 'SERVICE',
    title: '결과지를 미용실에서 보여 줘도 되나요',
    content: '디자이너 선생님께 그대로 보여 드리고 싶은데 PDF로 저장해도 괜찮을까요?',
    answer:
      '그럼요. 결과지 화면에서 ‘PDF로 받기’ 버튼을 누르면 그림까지 한 파일로 받을 수 있어요. 종이로 뽑아 가셔도 잘 보이게 만들어 두었어요.',
  },
  {
    who: guests.emma,
    daysAgo: 41,
    inquiry_type: 'PRODUCT',
    title: 'Is the result sheet available in English?',
    content: 'I live in Seoul but my Korean is basic. Can I read the whole sheet in English?',
    answer:
      'Yes. Everything around the sheet is in English, and your consultant writes yours in English when you order in English.',
  },
  {
    who: guests.seoyeon,
    daysAgo: 33,
    inquiry_type: 'PAYMENT',
    isPrivate: true,
    title: '입금자 이름을 다르게 적었어요',
    content: '어머니 이름으로 입금했는데 확인이 될까요? 금액과 날짜는 맞아요.',
    answer: '확인했어요. 알려 주셔서 고마워요. 결제 완료로 바꿔 두었으니 설문지를 적어 주세요.',
  },
  {
    who: guests.daeun,
    daysAgo: 27,
    inquiry_type: 'DELIVERY',
    title: '결과지는 우편으로도 오나요',
    content: '종이로 간직하고 싶은데 우편 발송도 해 주시는지 궁금해요.',
    answer:
      '결과지는 온라인으로만 보내 드려요. 대신 인쇄하면 책자처럼 보이도록 꾸며 두었으니 직접 뽑아 간직해 주세요.',
    isClosed: true,
  },
  {
    who: guests.yuna,
    daysAgo: 22,
    inquiry_type: 'OTHER',
    product_type: null,
    title: '두 번째 상담은 얼마 뒤에 받는 게 좋을까요',
    content: '머리를 기르는 중이라 길이가 많이 바뀌면 다시 받아 보고 싶어요.',
    answer: '길이가 한 뼘 넘게 달라졌을 때가 좋아요. 보통은 반년에서 한 해 사이예요.',
  },
  {
    who: members.minji,
    daysAgo: 13,
    inquiry_type: 'PAYMENT',
    isPrivate: true,
    title: '환불 계좌를 바꾸고 싶어요',
    content: '주문을 취소하면서 적은 계좌가 예전 계좌예요. 어떻게 하면 될까요?',
    answer:
      '아직 보내기 전이에요. 새 계좌를 이 글에 답으로 남기지 마시고 스튜디오 이메일로 알려 주세요.',
  },
  {
    who: guests.yuna,
    daysAgo: 11,
    inquiry_type: 'PRODUCT',
    product_type: 'PERSONAL_COLOR',
    title: '퍼스널 컬러도 온라인으로 되나요',
    content: '사진으로 진단하면 조명 때문에 색이 달라 보일 것 같아 걱정돼요.',
    answer:
      '지금은 헤어 컨설팅만 열려 있어요. 퍼스널 컬러는 조명까지 맞춘 방법을 준비하고 있고, 열리면 첫 화면에서 알려 드릴게요.',
  },
  {
    who: members.linh,
    daysAgo: 8,
    inquiry_type: 'SERVICE',
    title: 'Mình ở Việt Nam có đặt được không?',
    content: 'Mình muốn gửi ảnh và khảo sát từ Hà Nội. Có cần số điện thoại Hàn Quốc không?',
    answer:
      'Bạn đặt được ở bất cứ đâu. Số điện thoại Việt Nam cũng dùng được, và bảng kết quả sẽ gửi qua email.',
  },
  {
    who: guests.daeun,
    daysAgo: 5,
    inquiry_type: 'PRODUCT',
    title: '사진은 꼭 세 장을 보내야 하나요',
    content: '옆모습 사진이 마땅치 않아요. 정면 사진만 보내도 결과지를 받을 수 있나요?',
    answer:
      '정면 한 장으로도 시작할 수 있어요. 다만 옆모습이 있으면 뒤통수와 목선까지 볼 수 있어 결과지가 더 자세해져요.',
  },
  {
    who: members.hana,
    daysAgo: 3,
    inquiry_type: 'SERVICE',
    isPrivate: true,
    title: '알레르기가 있어서 염색을 못 해요',
    content: '염색 없이 바꿀 수 있는 방법 위주로 적어 주실 수 있나요?',
  },
  {
    who: guests.emma,
    daysAgo: 2,
    inquiry_type: 'PAYMENT',
    title: 'Can I pay from a foreign bank account?',
    content: 'My Korean account is not open yet. Would an international transfer work?',
  },
  {
    who: guests.sujin,
    daysAgo: 1,
    inquiry_type: 'PRODUCT',
    title: '곱슬이 심해도 어울리는 머리를 찾을 수 있나요',
    content: '매직을 하지 않고 제 머릿결 그대로 예쁘게 다니고 싶어요.',
  },
]
