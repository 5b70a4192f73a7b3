import { ifMailed } from '../delivery.ts'
import type { ProductRequestTexts } from '../ko/product-requests.ts'

export const productRequests: ProductRequestTexts = {
  title: 'Tư vấn đang được chuẩn bị',
  intro: 'Để lại địa chỉ, chúng tôi chỉ nhắn bạn một lần khi có thể đặt.',
  form: (kind) => `Nhắn tôi khi mở: ${kind}`,
  email: 'Email',
  emailNeeded: 'Vui lòng kiểm tra địa chỉ email.',
  consent: `Hãy nhắn tôi. Tôi đồng ý ${ifMailed('nhận một email quảng cáo', 'để studio nhắn quảng cáo một lần')}. (Không bắt buộc)`,
  consentHint: `Để nhắn bạn, chúng tôi chỉ giữ địa chỉ email, ngôn ngữ và lúc bạn đồng ý; xóa ngay sau khi đã nhắn, muộn nhất sau 12 tháng. ${ifMailed('Bạn có thể rút lại bất cứ lúc nào bằng liên kết trong email xác nhận.', 'Bạn có thể rút lại bất cứ lúc nào bằng cách gửi câu hỏi.')} Không đồng ý, bạn vẫn đặt được các tư vấn khác.`,
  consentNeeded: 'Chúng tôi chỉ nhắn được nếu bạn đồng ý.',
  send: 'Nhắn tôi',
  sent: `Chúng tôi đã ghi lại và sẽ nhắn bạn một lần khi có thể đặt.${ifMailed(' Email xác nhận cũng đã được gửi.')}`,
  offline: 'Mất kết nối nên chưa gửi được. Nội dung bạn nhập vẫn còn. Hãy nhấn lại khi có kết nối.',
  failed: 'Hiện chưa gửi được. Vui lòng nhấn lại sau giây lát.',
  toProduct: (name) => `Xem sản phẩm: ${name}`,
  withdrawal: {
    title: 'Rút lại lời nhờ nhắn',
    text: 'Rút lại mọi yêu cầu của địa chỉ này. Không cần đăng nhập.',
    confirm: 'Rút lại tất cả',
    done: 'Đã rút lại tất cả và xóa địa chỉ khỏi danh sách.',
    unknown: 'Liên kết này không rút lại được. Hãy mở đúng liên kết bạn đã nhận.',
  },
}
