import type { PayingTexts } from '../paying.ts'

export const paying: PayingTexts = {
  pageTitle: 'Thanh toán',
  title: 'Thanh toán',
  orderNumber: 'Mã đơn hàng',
  amount: 'Số tiền cần thanh toán',
  due: (moment) => `Vui lòng thanh toán trước ${moment}. Sau đó đơn hàng sẽ tự động bị hủy.`,
  widget: 'Phương thức thanh toán và điều khoản',
  pay: (amount) => `Thanh toán ${amount}`,
  toBank: 'Chuyển khoản ngân hàng',
  toBankQuestion: 'Đổi sang chuyển khoản ngân hàng?',
  toBankText: 'Chúng tôi sẽ hiển thị tài khoản nhận tiền. Trước khi chuyển bạn vẫn có thể đổi lại.',
  toCompany: 'Thanh toán bằng thẻ hoặc ví điện tử',
  toOther: 'Thanh toán bằng cách khác',
  toOtherText: 'Tài khoản vừa cấp sẽ bị đóng. Nếu bạn đã chuyển tiền, vui lòng chờ và đừng đổi.',
  methodFailed: 'Chưa đổi được phương thức thanh toán. Đơn hàng của bạn vẫn còn nguyên.',
  notLoaded:
    'Không tải được cửa sổ thanh toán. Đơn hàng vẫn còn nguyên: hãy tải lại hoặc chuyển khoản ngân hàng.',
  offline: 'Bạn đang ngoại tuyến. Đơn hàng vẫn còn nguyên, hãy thử lại khi có mạng.',
  closed: 'Bạn đã đóng cửa sổ thanh toán nên chưa thanh toán. Đơn hàng vẫn còn đây.',
  chooseMethod: 'Vui lòng chọn phương thức thanh toán.',
  agreeTerms: 'Vui lòng đồng ý với các điều khoản bắt buộc của dịch vụ thanh toán.',
  moreNeeded: 'Phương thức bạn chọn còn thiếu thông tin. Vui lòng điền nốt ở trên.',
  notStarted: 'Chưa bắt đầu thanh toán được. Bạn chưa bị trừ tiền, vui lòng bấm lại.',

  checkingTitle: 'Đang kiểm tra thanh toán',
  checkingText:
    'Chúng tôi đang chờ công ty thanh toán trả lời. Màn hình sẽ tự đổi khi có kết quả. Bạn không cần thanh toán lại.',
  checkingLong:
    'Việc kiểm tra hơi lâu. Bạn có thể đóng cửa sổ: chúng tôi vẫn tiếp tục và sẽ báo kết quả qua email.',
  checkAgain: 'Kiểm tra lại',
  unreachable:
    'Không kết nối được máy chủ để hiển thị kết quả. Chúng tôi vẫn tiếp tục kiểm tra và sẽ báo qua email.',
  notShown:
    'Chưa hiển thị được thanh toán của bạn. Đơn hàng vẫn còn nguyên, vui lòng thử lại sau giây lát.',
  noProof: 'Không mở được đơn hàng trên thiết bị này',
  noProofText:
    'Nếu bạn đã đồng ý thanh toán, chúng tôi sẽ kiểm tra và báo qua email. Bạn có thể xem đơn ở trang tra cứu.',
  toLookup: 'Đến trang tra cứu đơn hàng',

  overTitle: 'Đơn hàng này đã bị hủy',
  overText: 'Nếu bạn đã thanh toán, toàn bộ số tiền sẽ được hoàn lại.',
  toOrder: 'Xem đơn hàng',
  receipt: 'Xem biên lai',

  failTitle: 'Thanh toán chưa hoàn tất',
  nothingTaken: 'Bạn chưa bị trừ tiền và đơn hàng vẫn còn đây.',
  amountDiffers: 'Số tiền trong cửa sổ thanh toán khác với đơn hàng nên chúng tôi không thu tiền.',
  reasons: {
    PAY_PROCESS_CANCELED: 'Bạn đã dừng thanh toán.',
    PAY_PROCESS_ABORTED:
      'Thanh toán bị dừng giữa chừng. Vui lòng thử lại sau giây lát hoặc chọn cách khác.',
    REJECT_CARD_COMPANY:
      'Công ty thẻ không chấp nhận khoản thanh toán. Hãy hỏi công ty thẻ hoặc dùng thẻ khác.',
    NOT_FOUND_PAYMENT_SESSION: 'Đã hết thời gian thanh toán. Vui lòng làm lại từ đầu.',
    EXPIRED: 'Đã hết thời gian thanh toán. Vui lòng làm lại từ đầu.',
    EXCEED_MAX_PAYMENT_AMOUNT: 'Vượt hạn mức của thẻ. Vui lòng chọn cách khác.',
    INVALID_STOPPED_CARD: 'Thẻ đã bị khóa. Vui lòng dùng thẻ khác.',
    INVALID_CARD_EXPIRATION: 'Vui lòng kiểm tra lại thời hạn của thẻ.',
    LEFT: 'Tài khoản đã cấp trước đó đã đóng.',
  },
  otherReason: 'Khoản thanh toán chưa được chấp nhận. Vui lòng thử lại hoặc chọn cách khác.',
}
