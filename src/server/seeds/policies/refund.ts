import { RESTORED_POINTS_VALID_DAYS } from '#domain/points/points-expiry.ts'
import type { RefundRules } from '#domain/refunds/refund-rules.ts'
import { figuresIn } from './figures.ts'
import type { Policy } from './policy.ts'

/** The refund policy: the amounts, deadlines and ways of a refund when an order is cancelled. */
export const refundPolicy: Policy = {
  ko: ({ refundRules: rules, surveyDeadlineDays, paymentDeadlineDays }) => {
    const { won, span } = figuresIn('ko')
    return `<h2>돌려드리는 금액</h2>
<ul>
<li>주문하고 ${span(rules.freeWindowMinutes)} 안에 취소하면 결제한 금액을 모두 돌려드려요.</li>
${statutory.ko(rules)}<li>그 뒤에 취소하면 ${won(rules.lateFee)}을 빼고 돌려드려요.</li>
<li>결제하고 ${surveyDeadlineDays}일 안에 설문지를 보내지 않은 채 취소하면 ${won(rules.surveyMissedFee)}을 ${rules.addsFees ? '더 ' : ''}빼요.</li>
${rules.addsFees ? '' : '<li>두 금액은 더하지 않아요. 둘 다 해당하면 더 큰 금액 하나만 빼고, 두 금액이 같으면 그 금액을 한 번만 빼요.</li>\n'}<li>빼는 금액은 결제한 금액을 넘지 않아요.</li>
<li>입금하지 않은 주문은 언제든 그냥 취소할 수 있고, ${paymentDeadlineDays}일이 지나면 저절로 취소돼요.</li>
</ul>
<h2>결과지를 보낸 뒤</h2>
<p>결과지는 한 분만을 위해 새로 쓰는 것이라, 보내 드린 뒤에는 마음이 바뀌었다는 이유로 환불하기 어려워요. 다만 결과지가 안내한 내용이나 계약과 다르면 받은 날부터 3개월 안에, 그 사실을 안 날이나 알 수 있었던 날부터는 30일 안에 환불을 요청할 수 있어요.</p>
<h2>쿠폰과 포인트</h2>
<p>쓴 쿠폰과 포인트는 돌아와요. 그사이 기간이 끝난 포인트는 ${RESTORED_POINTS_VALID_DAYS}일 동안 다시 쓸 수 있어요.</p>
<h2>돌려드리는 방법</h2>
<ul>
<li>취소가 받아들여진 날부터 3영업일 안에 돌려드려요. 늦어지면 늦어진 날만큼 연 15%의 이자를 더해 드려요.</li>
<li>계좌로 입금했다면 알려 주신 계좌로, 카드로 결제했다면 카드 결제를 취소해서 돌려드려요.</li>
</ul>
<p>이 규정은 「전자상거래 등에서의 소비자보호에 관한 법률」 규정이 보장하는 권리를 줄이지 않아요. 주문에는 주문할 때 동의한 ${rules.version}판 규정이 적용돼요.</p>`
  },
  en: ({ refundRules: rules, surveyDeadlineDays, paymentDeadlineDays }) => {
    const { won, span } = figuresIn('en')
    return `<h2>How much we refund</h2>
<ul>
<li>If you cancel within ${span(rules.freeWindowMinutes)} of ordering, we refund everything you paid.</li>
${statutory.en(rules)}<li>If you cancel later, ${won(rules.lateFee)} is deducted from your refund.</li>
<li>If you cancel without having sent your survey within ${surveyDeadlineDays} days of payment, ${rules.addsFees ? 'another ' : ''}${won(rules.surveyMissedFee)} is deducted.</li>
${rules.addsFees ? '' : '<li>The two amounts are not added together. If both apply, only the larger is deducted; if they are equal, that amount is deducted once.</li>\n'}<li>We never deduct more than you paid.</li>
<li>An unpaid order can be cancelled at any time at no cost; after ${paymentDeadlineDays} days it is cancelled automatically.</li>
</ul>
<h2>After we have sent your result sheet</h2>
<p>A result sheet is written for one person, so once we have sent it, we cannot refund you because you changed your mind. If it differs from what was advertised or agreed, you may ask for a refund within three months of receiving it, and within 30 days of the day you learned, or could have learned, of the difference.</p>
<h2>Coupons and points</h2>
<p>We return the coupon and the points you used. Points that have expired in the meantime can be used for another ${RESTORED_POINTS_VALID_DAYS} days.</p>
<h2>How we refund you</h2>
<ul>
<li>Within three business days after we accept the cancellation. If we are late, we add interest at 15% a year for the delay.</li>
<li>To the bank account you give us if you paid by bank transfer; by cancelling the card payment if you paid by card.</li>
</ul>
<p>These rules do not take away any right that Korea's Act on Consumer Protection in Electronic Commerce gives you. Your order keeps the rules you agreed to when you placed it (version ${rules.version}).</p>`
  },
  vi: ({ refundRules: rules, surveyDeadlineDays, paymentDeadlineDays }) => {
    const { won, span } = figuresIn('vi')
    return `<h2>Số tiền được hoàn</h2>
<ul>
<li>Nếu bạn hủy trong vòng ${span(rules.freeWindowMinutes)} kể từ khi đặt hàng, chúng tôi hoàn lại toàn bộ số tiền đã trả.</li>
${statutory.vi(rules)}<li>Nếu hủy muộn hơn, chúng tôi khấu trừ ${won(rules.lateFee)}.</li>
<li>Nếu bạn hủy mà chưa gửi khảo sát trong ${surveyDeadlineDays} ngày sau khi thanh toán, chúng tôi khấu trừ ${rules.addsFees ? 'thêm ' : ''}${won(rules.surveyMissedFee)}.</li>
${rules.addsFees ? '' : '<li>Hai khoản này không cộng lại. Nếu cả hai cùng áp dụng, chúng tôi chỉ khấu trừ khoản lớn hơn; nếu bằng nhau, chỉ khấu trừ một lần.</li>\n'}<li>Số tiền khấu trừ không bao giờ vượt quá số tiền bạn đã trả.</li>
<li>Đơn chưa thanh toán có thể hủy miễn phí bất cứ lúc nào và tự động hủy sau ${paymentDeadlineDays} ngày.</li>
</ul>
<h2>Sau khi bảng kết quả đã được gửi</h2>
<p>Bảng kết quả được viết riêng cho một người, nên sau khi gửi, chúng tôi không thể hoàn tiền vì bạn đổi ý. Nếu nội dung khác với quảng cáo hoặc hợp đồng, bạn có thể yêu cầu hoàn tiền trong ba tháng kể từ ngày nhận và trong 30 ngày kể từ ngày bạn biết hoặc có thể biết điều đó.</p>
<h2>Phiếu giảm giá và điểm</h2>
<p>Phiếu giảm giá và điểm đã dùng được trả lại. Điểm đã hết hạn trong thời gian đó dùng được thêm ${RESTORED_POINTS_VALID_DAYS} ngày.</p>
<h2>Cách hoàn tiền</h2>
<ul>
<li>Trong ba ngày làm việc kể từ khi việc hủy được chấp nhận. Nếu chậm, chúng tôi trả thêm lãi 15% một năm cho số ngày chậm.</li>
<li>Vào tài khoản bạn cung cấp nếu bạn chuyển khoản; bằng cách hủy giao dịch thẻ nếu bạn trả bằng thẻ.</li>
</ul>
<p>Quy định này không làm giảm các quyền mà Luật bảo vệ người tiêu dùng trong thương mại điện tử của Hàn Quốc dành cho bạn. Đơn hàng áp dụng quy định bạn đã đồng ý khi đặt (bản ${rules.version}).</p>`
  },
}

/** Only where the owner grants it. */
const statutory = {
  ko: ({ statutoryWithdrawalDays: days }: RefundRules) =>
    days > 0
      ? `<li>상담사가 작업을 시작하기 전이라면 주문하고 ${days}일 안에는 모두 돌려드려요.</li>\n`
      : '',
  en: ({ statutoryWithdrawalDays: days }: RefundRules) =>
    days > 0
      ? `<li>Until your consultant starts work, you get a full refund within ${days} days of ordering.</li>\n`
      : '',
  vi: ({ statutoryWithdrawalDays: days }: RefundRules) =>
    days > 0
      ? `<li>Khi chuyên viên chưa bắt đầu, chúng tôi hoàn toàn bộ trong ${days} ngày kể từ khi đặt hàng.</li>\n`
      : '',
}
