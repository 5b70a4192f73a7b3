import { figuresIn } from '../policies/figures.ts'
import type { ShopFaqWords } from './shop-faq.ts'

const { won, span } = figuresIn('vi')

export const vietnamese: readonly ShopFaqWords[] = [
  () => ({
    question: 'Tôi có thể đặt hàng mà không cần tài khoản không?',
    answer: `<p>Có. Bạn chỉ cần tên, email và số điện thoại. Sau đó bạn xem lại đơn tại mục <a href="/user/mypage">tra cứu đơn không cần tài khoản</a> bằng chính email và số điện thoại đó.</p>
<p>Phiếu giảm giá và điểm chỉ dành cho thành viên. Nếu sau này bạn đăng ký bằng cùng email, các đơn trước sẽ được chuyển vào tài khoản của bạn.</p>`,
  }),
  ({ surveyDeadlineDays }) => ({
    question: 'Khi nào tôi nhận được bảng kết quả?',
    answer: `<p>Chuyên viên bắt đầu viết khi đã nhận được thanh toán và khảo sát của bạn, rồi gửi bảng kết quả trong số ngày làm việc ghi ở trang sản phẩm. Chúng tôi báo qua email ngay khi hoàn tất.</p>
<p>Bạn vui lòng gửi khảo sát trong ${surveyDeadlineDays} ngày kể từ khi thanh toán. Gửi càng sớm, bạn càng nhận kết quả sớm.</p>`,
  }),
  () => ({
    question: 'Tôi nên chụp ảnh như thế nào?',
    answer: `<ul>
<li>Chụp ở nơi đủ sáng, chẳng hạn gần cửa sổ, tóc vén ra sau tai.</li>
<li>Một ảnh chính diện, một ảnh nghiêng và một ảnh với kiểu tóc thường ngày.</li>
<li>Bộ lọc, chỉnh sửa và ống kính góc rộng làm thay đổi tỉ lệ gương mặt, bạn hãy tránh dùng.</li>
</ul>
<p>Bạn có thể gửi tối đa ba ảnh, mỗi ảnh tối đa 40 MB.</p>`,
  }),
  ({ photoRetentionDays }) => ({
    question: 'Ai xem ảnh của tôi và khi nào ảnh được xóa?',
    answer: `<p>Chỉ chuyên viên phụ trách và quản trị viên. Thông tin vị trí trong ảnh được xóa ngay khi chúng tôi nhận ảnh.</p>
<p>Ảnh được xóa sau ${photoRetentionDays} ngày kể từ khi buổi tư vấn kết thúc, hoặc ngay lập tức nếu bạn yêu cầu. Chỉ những ảnh bạn tự đăng trong đánh giá mới hiển thị với người khác.</p>`,
  }),
  ({ paymentDeadlineDays }) => ({
    question: 'Tôi thanh toán như thế nào?',
    answer: `<p>Sau khi đặt hàng, bạn thấy số tài khoản và số tiền trên màn hình và trong email. Chúng tôi gửi thêm một email khi đã nhận được tiền.</p>
<p>Đơn chưa thanh toán trong ${paymentDeadlineDays} ngày sẽ tự động hủy. Phiếu giảm giá và điểm đã dùng được trả lại.</p>`,
  }),
  ({ refundRules }) => ({
    question: 'Nếu hủy đơn, tôi được hoàn bao nhiêu?',
    answer: `<p>Bạn được hoàn toàn bộ trong vòng ${span(refundRules.freeWindowMinutes)} kể từ khi đặt hàng. Sau đó chúng tôi khấu trừ ${won(refundRules.lateFee)}. Khi bảng kết quả đã được gửi, chúng tôi không thể hoàn tiền vì bạn đổi ý.</p>
<p>Bạn luôn thấy số tiền được hoàn trước khi hủy. Chi tiết có trong <a href="/policies/refund">quy định hoàn tiền</a>.</p>`,
  }),
  () => ({
    question: 'Tôi có thể mang bảng kết quả đến tiệm tóc quen không?',
    answer: `<p>Bảng kết quả được viết cho việc đó. Tóc mái, độ dài, độ tỉa và độ phồng được mô tả bằng từ ngữ của thợ làm tóc. Bạn có thể đưa xem trên điện thoại hoặc gửi bản PDF.</p>
<p>Như vậy hiệu quả hơn một tấm ảnh người nổi tiếng, vì bảng kết quả nói rõ nên làm nổi bật điều gì và nên giảm bớt điều gì trên gương mặt của bạn.</p>`,
  }),
  ({ reviewPoints, reviewPhotoPoints, pointsValidMonths }) => ({
    question: 'Viết đánh giá có được điểm không?',
    answer: `<p>Thành viên nhận ${won(reviewPoints)} điểm khi đánh giá một đơn đã hoàn tất, và ${won(reviewPhotoPoints)} nếu có kèm ảnh. Mỗi đơn một lần, điểm có hạn ${pointsValidMonths} tháng.</p>
<p>Bạn không cần phải khen: số sao và nội dung không ảnh hưởng đến điểm.</p>`,
  }),
]
