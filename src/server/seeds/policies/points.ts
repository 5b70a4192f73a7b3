import { RESTORED_POINTS_VALID_DAYS } from '#domain/points/points-expiry.ts'
import type { Policy } from './policy.ts'

/**
 * How points are earned, spent and lost. Figures of the settings stand above the text wherever it is
 * shown (`web/content/points-rules.tsx`), so that a changed setting leaves no policy behind.
 */
export const pointsPolicy: Policy = {
  ko: () => `<p>얼마가 쌓이고 언제까지 쓸 수 있는지는 지금 설정된 값으로 이 글 위에 적혀 있어요.</p>
<h2>어떻게 모이나요</h2>
<ul>
<li>컨설팅이 끝나면 실제로 결제한 금액을 기준으로 쌓여요. 쿠폰, 프로모션, 포인트로 낸 금액에는 쌓이지 않아요.</li>
<li>위에 적힌 다른 포인트는 주문 한 건에 한 번씩 드려요. 포인트는 회원에게만 드려요.</li>
</ul>
<h2>어떻게 쓰나요</h2>
<ul>
<li>1포인트는 1원이에요. 가진 포인트와 결제할 금액을 넘겨서 쓸 수는 없어요.</li>
<li>먼저 사라질 포인트부터 쓰여요. 현금으로 바꾸거나 다른 사람에게 넘길 수는 없어요.</li>
</ul>
<h2>언제 사라지나요</h2>
<ul>
<li>쓸 수 있는 기간의 마지막 날 자정까지 쓸 수 있어요. 서울 시간을 따라요.</li>
<li>주문이 취소되거나 환불되면 쓴 포인트가 돌아와요. 그사이 기간이 끝난 포인트는 ${RESTORED_POINTS_VALID_DAYS}일 동안 다시 쓸 수 있어요.</li>
<li>회원 탈퇴를 하면 남은 포인트는 사라져요.</li>
</ul>`,
  en: () => `<p>How much you earn and how long points are valid is stated above, as currently set.</p>
<h2>How you earn points</h2>
<ul>
<li>When a consultation is completed, you earn points on what you actually paid. You earn none on amounts covered by coupons, promotion codes or points.</li>
<li>Other points stated above are given once per order. Only members earn points.</li>
</ul>
<h2>How you use points</h2>
<ul>
<li>One point is worth one won. You cannot use more points than you have, or more than the amount due.</li>
<li>Points that expire first are used first. You cannot exchange points for cash or transfer them.</li>
</ul>
<h2>When points expire</h2>
<ul>
<li>Points are valid until the end of their last day, Seoul time.</li>
<li>When an order is cancelled or refunded, we return the points you used. Those that have expired in the meantime can be used for another ${RESTORED_POINTS_VALID_DAYS} days.</li>
<li>When you delete your account, you lose the remaining points.</li>
</ul>`,
  vi: () => `<p>Số điểm bạn nhận và thời hạn dùng điểm được ghi ở trên, theo mức hiện hành.</p>
<h2>Cách tích điểm</h2>
<ul>
<li>Khi buổi tư vấn hoàn tất, bạn nhận điểm theo số tiền thực trả. Phần được trừ bằng phiếu giảm giá, mã khuyến mãi hoặc điểm không được tích điểm.</li>
<li>Các loại điểm khác ghi ở trên được tặng một lần cho mỗi đơn. Chỉ thành viên được tích điểm.</li>
</ul>
<h2>Cách dùng điểm</h2>
<ul>
<li>Một điểm bằng một won. Bạn không thể dùng quá số điểm đang có hoặc quá số tiền cần trả.</li>
<li>Điểm sắp hết hạn được dùng trước. Điểm không được đổi thành tiền mặt hay chuyển cho người khác.</li>
</ul>
<h2>Khi nào điểm hết hạn</h2>
<ul>
<li>Điểm dùng được đến hết ngày cuối cùng của thời hạn, theo giờ Seoul.</li>
<li>Khi đơn hàng bị hủy hoặc hoàn tiền, điểm đã dùng được trả lại. Điểm đã hết hạn trong thời gian đó dùng được thêm ${RESTORED_POINTS_VALID_DAYS} ngày.</li>
<li>Khi bạn xóa tài khoản, số điểm còn lại sẽ mất.</li>
</ul>`,
}
