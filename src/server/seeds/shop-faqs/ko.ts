import { figuresIn } from '../policies/figures.ts'
import type { ShopFaqWords } from './shop-faq.ts'

const { won, span } = figuresIn('ko')

export const korean: readonly ShopFaqWords[] = [
  () => ({
    question: '회원가입을 하지 않아도 주문할 수 있나요?',
    answer: `<p>네, 이름과 이메일, 전화번호만 있으면 주문할 수 있어요. 주문한 뒤에는 <a href="/user/mypage">비회원 주문 조회</a>에서 같은 이메일과 전화번호로 찾을 수 있어요.</p>
<p>쿠폰과 포인트는 회원만 쓸 수 있어요. 나중에 같은 이메일로 가입하면 그전에 한 주문이 회원 주문 목록으로 옮겨져요.</p>`,
  }),
  ({ surveyDeadlineDays }) => ({
    question: '결과지는 언제 받을 수 있나요?',
    answer: `<p>입금이 확인되고 설문지가 도착하면 상담사가 쓰기 시작하고, 상품 안내에 적힌 영업일 안에 보내 드려요. 다 되면 이메일로 바로 알려 드려요.</p>
<p>설문지는 결제한 날부터 ${surveyDeadlineDays}일 안에 보내 주세요. 일찍 보낼수록 결과지도 일찍 받을 수 있어요.</p>`,
  }),
  () => ({
    question: '사진은 어떻게 찍어야 하나요?',
    answer: `<ul>
<li>창가처럼 밝은 곳에서, 머리를 귀 뒤로 넘기고 찍어 주세요.</li>
<li>정면과 옆모습을 한 장씩, 한 장은 평소 머리 그대로면 좋아요.</li>
<li>필터와 보정, 광각 렌즈는 얼굴의 비율을 바꿔요. 빼고 찍어 주세요.</li>
</ul>
<p>사진은 세 장까지, 한 장에 40MB까지 보낼 수 있어요.</p>`,
  }),
  ({ photoRetentionDays }) => ({
    question: '보낸 사진은 누가 보고, 언제 지워지나요?',
    answer: `<p>담당 상담사와 관리자만 봐요. 사진에 남아 있는 촬영 장소 정보는 받는 즉시 지워요.</p>
<p>상담이 끝나고 ${photoRetentionDays}일이 지나면 저절로 지워지고, 그전에도 말씀해 주시면 바로 지워 드려요. 후기에 직접 올린 사진만 다른 분들에게 보여요.</p>`,
  }),
  ({ paymentDeadlineDays }) => ({
    question: '어떻게 결제하나요?',
    answer: `<p>주문을 마치면 입금할 계좌와 금액을 화면과 이메일로 알려 드려요. 입금을 확인하면 다시 이메일을 보내 드려요.</p>
<p>주문한 날부터 ${paymentDeadlineDays}일 안에 입금하지 않으면 주문이 저절로 취소돼요. 쓴 쿠폰과 포인트는 돌아와요.</p>`,
  }),
  ({ refundRules }) => ({
    question: '주문을 취소하면 얼마나 돌려받나요?',
    answer: `<p>주문하고 ${span(refundRules.freeWindowMinutes)} 안이면 모두 돌려드려요. 그 뒤에는 ${won(refundRules.lateFee)}을 빼고 돌려드려요. 결과지를 보낸 뒤에는 마음이 바뀌었다는 이유로 환불하기 어려워요.</p>
<p>취소하기 전에 돌려받을 금액을 화면에서 먼저 볼 수 있어요. 자세한 내용은 <a href="/policies/refund">환불 규정</a>에 있어요.</p>`,
  }),
  () => ({
    question: '다니던 미용실에 결과지를 가져가도 되나요?',
    answer: `<p>그러라고 만든 결과지예요. 앞머리, 길이, 층, 볼륨을 미용사가 쓰는 말로 적어 두어요. 휴대폰으로 보여 주거나 PDF로 받아 보내면 돼요.</p>
<p>사진 속 연예인 머리를 그대로 옮기는 것보다, 내 얼굴에서 어디를 살리고 어디를 덜어 낼지 설명하는 편이 결과가 좋아요.</p>`,
  }),
  ({ reviewPoints, reviewPhotoPoints, pointsValidMonths }) => ({
    question: '후기를 쓰면 포인트를 주나요?',
    answer: `<p>상담이 끝난 회원 주문에 후기를 쓰면 ${won(reviewPoints)}, 사진을 함께 올리면 ${won(reviewPhotoPoints)}만큼 쌓여요. 한 주문에 한 번이고 ${pointsValidMonths}개월 동안 쓸 수 있어요.</p>
<p>좋은 말만 남기지 않아도 돼요. 별점과 내용은 포인트에 영향을 주지 않아요.</p>`,
  }),
]
