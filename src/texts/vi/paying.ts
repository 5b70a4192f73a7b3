import { ifMailed } from '#texts/delivery.ts'
import type { PayingTexts } from '../ko/paying.ts'

export const paying: PayingTexts = {
  pageTitle: 'Thanh toán',
  title: 'Thanh toán',
  orderNumber: 'Mã đơn hàng',
  amount: 'Số tiền cần thanh toán',
  due: (moment) => `Vui lòng thanh toán trước ${moment}. Sau đó đơn hàng sẽ tự động bị hủy.`,
  widget: 'Phương thức thanh toán và điều khoản',
  pay: (amount) => `Thanh toán ${amount}`,
  toBank: 'Chuyển khoản',
  toBankQuestion: 'Đổi sang chuyển khoản?',
  toBankText: 'Chúng tôi sẽ hiển thị tài khoản nhận tiền. Trước khi chuyển bạn vẫn có thể đổi lại.',
  toCompany: 'Thanh toán bằng thẻ hoặc ví điện tử',
  toOther: 'Thanh toán cách khác',
  toOtherText: 'Tài khoản vừa cấp sẽ bị đóng. Nếu bạn đã chuyển tiền, vui lòng chờ và đừng đổi.',
  methodFailed: 'Chưa đổi được phương thức thanh toán. Đơn hàng của bạn vẫn còn nguyên.',
  notLoaded:
    'Không tải được cửa sổ thanh toán. Đơn hàng vẫn còn nguyên: hãy tải lại hoặc chọn chuyển khoản.',
  offline: 'Bạn đang ngoại tuyến. Đơn hàng vẫn còn nguyên, hãy thử lại khi có mạng.',
  closed: 'Bạn đã đóng cửa sổ thanh toán nên chưa thanh toán. Đơn hàng vẫn còn đây.',
  chooseMethod: 'Vui lòng chọn phương thức thanh toán.',
  agreeTerms: 'Vui lòng đồng ý với các điều khoản bắt buộc của dịch vụ thanh toán.',
  moreNeeded: 'Phương thức bạn chọn còn thiếu thông tin. Vui lòng điền nốt ở trên.',
  notStarted: 'Chưa bắt đầu thanh toán được. Bạn chưa bị trừ tiền, vui lòng nhấn lại.',

  checkingTitle: 'Đang kiểm tra thanh toán',
  checkingText:
    'Chúng tôi đang chờ cổng thanh toán trả lời. Màn hình sẽ tự đổi khi có kết quả. Bạn không cần thanh toán lại.',
  checkingLong: `Việc kiểm tra hơi lâu. Bạn có thể đóng cửa sổ: chúng tôi vẫn tiếp tục và ${ifMailed('sẽ báo kết quả qua email.', 'bạn xem kết quả ở trang tra cứu đơn.')}`,
  checkAgain: 'Kiểm tra lại',
  unreachable: `Không kết nối được máy chủ để hiển thị kết quả. Chúng tôi vẫn tiếp tục kiểm tra và ${ifMailed('sẽ báo qua email.', 'bạn xem kết quả ở trang tra cứu đơn.')}`,
  notShown:
    'Chưa hiển thị được thanh toán của bạn. Đơn hàng vẫn còn nguyên, vui lòng thử lại sau giây lát.',
  noProof: 'Không mở được đơn hàng trên thiết bị này',
  noProofText: `Nếu bạn đã đồng ý thanh toán, ${ifMailed('chúng tôi sẽ kiểm tra và báo qua email.', 'chúng tôi sẽ kiểm tra.')} Bạn có thể xem đơn ở trang tra cứu.`,
  toLookup: 'Đến trang tra cứu đơn hàng',

  overTitle: 'Đơn hàng này đã bị hủy',
  overText: 'Nếu bạn đã thanh toán, toàn bộ số tiền sẽ được hoàn lại.',
  toOrder: 'Xem đơn hàng',
  receipt: 'Xem biên lai',

  failTitle: 'Thanh toán chưa hoàn tất',
  nothingTaken: 'Bạn chưa bị trừ tiền và đơn hàng vẫn còn đây.',
  reasons: {
    gaveUp: 'Bạn đã dừng thanh toán.',
    stopped: 'Thanh toán bị dừng giữa chừng. Vui lòng thử lại sau giây lát hoặc chọn cách khác.',
    refused:
      'Công ty thẻ không chấp nhận khoản thanh toán. Hãy hỏi công ty thẻ hoặc dùng thẻ khác.',
    timeOver: 'Đã hết thời gian thanh toán. Vui lòng làm lại từ đầu.',
    limit: 'Vượt hạn mức của thẻ hoặc tài khoản. Vui lòng chọn cách khác.',
    balance:
      'Vượt hạn mức hoặc số dư không đủ. Vui lòng kiểm tra rồi thử lại, hoặc chọn cách khác.',
    blockedCard: 'Thẻ đã bị khóa hoặc báo mất. Vui lòng dùng thẻ khác.',
    cardDetails: 'Vui lòng kiểm tra lại số thẻ và thời hạn của thẻ.',
    instalments:
      'Thẻ không nhận số kỳ trả góp bạn chọn. Vui lòng trả một lần hoặc chọn số kỳ khác.',
    cardPoints: 'Không dùng được điểm của thẻ này. Vui lòng thử lại mà không dùng điểm.',
    account: 'Tài khoản này hiện không thanh toán được. Vui lòng đăng ký lại hoặc chọn cách khác.',
    bankHours:
      'Giờ này ngân hàng hoặc công ty thẻ không nhận thanh toán. Vui lòng thử lại sau hoặc chọn cách khác.',
    password: 'Mật khẩu thanh toán không đúng. Vui lòng kiểm tra rồi thử lại.',
    tooManyTries: 'Đã xác thực quá nhiều lần. Hãy hỏi công ty thẻ hoặc chọn cách khác.',
    fraudCheck:
      'Cổng thanh toán cần xác nhận chính là bạn. Hãy mở liên kết trong tin nhắn SMS rồi thử lại.',
    shop: 'Kết nối với cổng thanh toán đang gặp sự cố. Vui lòng thử lại sau giây lát hoặc chọn chuyển khoản.',
    accountClosed: 'Tài khoản đã cấp trước đó đã đóng.',
    otherAmount: 'Số tiền trong cửa sổ thanh toán khác với đơn hàng nên chúng tôi không thu tiền.',
    otherAmountTaken:
      'Số tiền đã trả khác với đơn hàng. Chúng tôi đang kiểm tra và sẽ hoàn lại cho bạn.',
  },
  otherReason: 'Khoản thanh toán chưa được chấp nhận. Vui lòng thử lại hoặc chọn cách khác.',
  /** The reason that the provider stores with a virtual account that is closed. */
  closedBeforeDeposit: 'Hủy trước khi chuyển khoản',
}
