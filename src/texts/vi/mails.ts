import type { MailTexts } from '../ko/mails.ts'
import { accountMails } from './account-mails.ts'
import { adminMails } from './admin-mails.ts'
import { bookingMails } from './booking-mails.ts'
import { depositLines, moneyMails } from './money-mails.ts'
import { photoAsked, photosErased } from './photo-mails.ts'
import { requestMails } from './request-mails.ts'

/** Mails and text messages. Amounts and times are passed formatted. */
export const mails: MailTexts = {
  brand: 'Gyeol',
  seoulTime: ' (giờ Seoul)',
  keep: 'Nút trong email này chỉ dành cho người đặt hàng. Vui lòng giữ email này đến khi đơn hàng kết thúc và không chuyển tiếp cho người khác.',
  linkHint: 'Nếu nút không mở được, vui lòng dán địa chỉ này vào trình duyệt.',
  footer: (company) =>
    `${company} gửi email này. Chúng tôi chỉ viết về đơn hàng và tài khoản của bạn.`,

  emailCode: () => ({
    subject: '[Gyeol] Mã xác nhận email',
    heading: 'Mã xác nhận của bạn',
    paragraphs: [
      'Vui lòng nhập sáu chữ số ở trên vào màn hình của chúng tôi. Mã có hiệu lực trong 10 phút.',
      'Nếu bạn không yêu cầu mã, bạn có thể bỏ qua email này.',
    ],
  }),
  loginCode: () => ({
    subject: '[Gyeol] Mã đăng nhập',
    heading: 'Mã đăng nhập của bạn',
    paragraphs: [
      'Có người đang đăng nhập bằng mật khẩu đúng trên một trình duyệt mới. Trước đó mật khẩu đã bị nhập sai nhiều lần nên chúng tôi cần thêm mã. Nếu là bạn, hãy nhập sáu chữ số ở trên vào màn hình đăng nhập. Mã có hiệu lực trong 10 phút.',
      'Nếu không phải bạn, có người đang biết mật khẩu của bạn. Vui lòng không cho ai biết mã và đổi mật khẩu ngay.',
    ],
  }),
  guestCode: ({ orderNumber }) => ({
    subject: `[Gyeol] Mã xác nhận đơn hàng ${orderNumber}`,
    heading: 'Mã xác nhận đơn hàng của bạn',
    paragraphs: [
      'Nhập sáu chữ số ở trên vào màn hình tra cứu đơn hàng để xem đơn hàng. Mã có hiệu lực trong 10 phút.',
      'Nếu bạn không yêu cầu mã, bạn có thể bỏ qua email này. Vui lòng không cho ai biết mã.',
    ],
    lines: [['Mã đơn hàng', orderNumber]],
  }),
  phoneCode: ({ code }) => `[Gyeol] Mã xác nhận: ${code}. Vui lòng nhập trong 10 phút.`,
  test: (moment) => ({
    subject: '[Gyeol] Email thử',
    heading: 'Email đã đến nơi',
    paragraphs: [
      `Trang quản trị đã gửi email thử này lúc ${moment}. Email cho khách và thông báo cho bạn cũng đến như vậy.`,
    ],
  }),
  welcome: ({ name, userId }) => ({
    subject: '[Gyeol] Chào mừng bạn',
    heading: 'Tài khoản của bạn đã sẵn sàng',
    paragraphs: [
      `Chào mừng ${name}. Từ nay bạn có thể xem đơn hàng và bảng kết quả tại một nơi.`,
      'Buổi tư vấn đầu tiên bắt đầu với ba tấm ảnh và vài câu hỏi.',
    ],
    lines: [['ID', userId]],
  }),
  findId: ({ name, userId }) => ({
    subject: '[Gyeol] ID của bạn',
    heading: 'ID của bạn',
    paragraphs: [
      `Chào ${name}, đây là ID bạn đã dùng khi đăng ký.`,
      'Nếu bạn không yêu cầu, bạn có thể bỏ qua email này.',
    ],
    lines: [['ID', userId]],
    action: 'Đăng nhập',
  }),
  temporaryPassword: (it) => ({
    subject: '[Gyeol] Mật khẩu tạm thời của bạn',
    heading: 'Mật khẩu tạm thời của bạn',
    paragraphs: [
      `Chào ${it.name}, vui lòng đăng nhập bằng mật khẩu tạm thời dưới đây rồi đặt mật khẩu mới. Mật khẩu này chỉ dùng được một lần trong 30 phút.`,
      'Nếu bạn không yêu cầu, bạn có thể bỏ qua email này. Mật khẩu của bạn vẫn như cũ.',
    ],
    lines: [['Mật khẩu tạm thời', it.password]],
    action: 'Đăng nhập',
  }),

  orderPlaced: (it) => ({
    subject: `[Gyeol] Đã nhận đơn hàng (${it.orderNumber})`,
    heading: it.deposit
      ? 'Đã nhận đơn hàng, chúng tôi đang chờ bạn chuyển khoản'
      : 'Đã nhận đơn hàng',
    paragraphs: [
      `Cảm ơn ${it.name}. Chúng tôi đã nhận được đơn hàng của bạn.`,
      it.deposit
        ? 'Vui lòng chuyển khoản vào tài khoản dưới đây. Khi xác nhận được tiền, chúng tôi sẽ báo bước tiếp theo qua email. Quá hạn, đơn hàng sẽ tự động bị hủy.'
        : it.isFree
          ? 'Bạn không phải thanh toán gì. Chúng tôi sẽ báo bước tiếp theo qua email.'
          : 'Nếu chưa thanh toán, bạn vui lòng thanh toán tại trang đơn hàng. Khi thanh toán được xác nhận, chúng tôi sẽ báo bước tiếp theo qua email. Quá hạn, đơn hàng sẽ tự động bị hủy.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Sản phẩm', it.productName],
      ['Số tiền', it.total],
      ...depositLines(it.deposit),
      ...(it.dueAt
        ? ([[it.deposit ? 'Hạn chuyển khoản' : 'Hạn thanh toán', it.dueAt]] as const)
        : []),
    ],
    action: 'Xem đơn hàng',
  }),
  paymentConfirmed: (it) => ({
    subject: `[Gyeol] Đã xác nhận thanh toán (${it.orderNumber})`,
    heading: it.reportDue
      ? 'Đã xác nhận thanh toán'
      : 'Đã xác nhận thanh toán, mời bạn điền phiếu khảo sát',
    paragraphs: [
      `Chào ${it.name}, chúng tôi đã nhận được khoản thanh toán ${it.amount}.`,
      it.reportDue
        ? `Chúng tôi đã có phiếu khảo sát của bạn. Bảng kết quả sẽ có chậm nhất vào ${it.reportDue}. Chúng tôi sẽ báo khi hoàn tất.`
        : 'Khi nhận được phiếu khảo sát và ảnh, chúng tôi sẽ bắt đầu viết bảng kết quả. Phiếu khảo sát mất khoảng 10 phút.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền', it.amount],
      ...(it.reportDue
        ? ([['Bảng kết quả chậm nhất', it.reportDue]] as const)
        : ([['Hạn gửi khảo sát', it.surveyDeadline]] as const)),
    ],
    ...(!it.reportDue && { action: 'Điền phiếu khảo sát' }),
  }),
  surveyReminder: (it) => ({
    subject: `[Gyeol] Chúng tôi đang chờ phiếu khảo sát của bạn (${it.orderNumber})`,
    heading: 'Chúng tôi đang chờ phiếu khảo sát của bạn',
    paragraphs: [
      `Chào ${it.name}, chúng tôi chưa nhận được phiếu khảo sát của bạn.`,
      'Khi bạn gửi phiếu khảo sát và ảnh, chúng tôi sẽ bắt đầu viết bảng kết quả ngay. Vui lòng gửi trước hạn.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Hạn gửi khảo sát', it.surveyDeadline],
    ],
    action: 'Điền phiếu khảo sát',
  }),
  surveyReceived: (it) => ({
    subject: `[Gyeol] Đã nhận phiếu khảo sát (${it.orderNumber})`,
    heading: 'Đã nhận phiếu khảo sát',
    paragraphs: [
      `Cảm ơn ${it.name}. Phiếu khảo sát và ảnh của bạn đã đến nơi.`,
      it.reportDue
        ? `Bảng kết quả sẽ có chậm nhất vào ${it.reportDue}. Nếu có thể trễ hơn, chúng tôi sẽ báo trước ngày đó.`
        : 'Chúng tôi sẽ bắt đầu viết bảng kết quả khi thanh toán được xác nhận.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ...(it.reportDue ? ([['Bảng kết quả chậm nhất', it.reportDue]] as const) : []),
    ],
    action: 'Xem đơn hàng',
  }),
  photoAsked,
  photosErased,
  reportDueMoved: (it) => ({
    subject: `[Gyeol] Ngày có bảng kết quả đã thay đổi (${it.orderNumber})`,
    heading: 'Ngày có bảng kết quả đã thay đổi',
    paragraphs: [
      `Chào ${it.name}, bảng kết quả của bạn sẽ có chậm nhất vào ${it.reportDue}.`,
      'Chúng tôi xin lỗi vì thay đổi này. Lý do do studio viết ở bên dưới.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Ngày mới', it.reportDue],
      ['Lý do', it.reason],
    ],
    action: 'Xem đơn hàng',
  }),
  reportLate: (it) => ({
    subject: `[Gyeol] Bảng kết quả của bạn bị trễ (${it.orderNumber})`,
    heading: 'Bảng kết quả bị trễ, chúng tôi xin lỗi',
    paragraphs: [
      `Chào ${it.name}, chúng tôi đã hẹn gửi bảng kết quả chậm nhất vào ${it.reportDue} nhưng vẫn chưa gửi được. Chúng tôi thành thật xin lỗi.`,
      ...(it.points
        ? [`Để xin lỗi, chúng tôi đã tặng bạn ${it.points}. Bạn xem ở trang của tôi.`]
        : []),
      'Chúng tôi sẽ gửi ngay khi xong và báo cho bạn qua email.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Ngày đã hẹn', it.reportDue],
      ...(it.points ? ([['Điểm đã tặng', it.points]] as const) : []),
    ],
    action: 'Xem đơn hàng',
  }),
  reportReady: (it) => ({
    subject: it.isRevised
      ? `[Gyeol] Bảng kết quả đã được chỉnh sửa (${it.orderNumber})`
      : `[Gyeol] Bảng kết quả đã sẵn sàng (${it.orderNumber})`,
    heading: it.isRevised ? 'Bảng kết quả đã được chỉnh sửa' : 'Bảng kết quả đã sẵn sàng',
    paragraphs: [
      it.isRevised
        ? `Chào ${it.name}, bảng kết quả của bạn có nội dung thay đổi. Bạn có thể xem bản mới bên dưới.`
        : `Chào ${it.name}, chúng tôi đã xem kỹ ảnh và câu trả lời của bạn, và ghi những gì hợp với bạn gọn trong một bảng kết quả.`,
      'Nếu có điều muốn hỏi khi đọc, bạn có thể gửi câu hỏi ngay từ bảng kết quả.',
    ],
    lines: [['Mã đơn hàng', it.orderNumber]],
    action: 'Xem bảng kết quả',
  }),
  orderCancelled: (it) => ({
    subject: `[Gyeol] Đơn hàng đã bị hủy (${it.orderNumber})`,
    heading: 'Đơn hàng đã bị hủy',
    paragraphs: [
      {
        CUSTOMER: `Chào ${it.name}, chúng tôi đã hủy đơn hàng theo yêu cầu của bạn.`,
        STUDIO: `Chào ${it.name}, chúng tôi buộc phải hủy đơn hàng của bạn. Thành thật xin lỗi vì sự bất tiện này.`,
        UNPAID: `Chào ${it.name}, đơn hàng bị hủy vì chưa được thanh toán đủ trong thời hạn.`,
      }[it.because],
      it.deductedAmount
        ? 'Sau khi khấu trừ theo quy định hoàn tiền, không còn số tiền nào để hoàn lại.'
        : 'Phiếu giảm giá và điểm đã dùng được hoàn lại cho bạn. Nếu bạn đã chuyển khoản, vui lòng không trả lời email này mà gửi câu hỏi trên trang web.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ...(it.deductedAmount ? ([['Số tiền khấu trừ', it.deductedAmount]] as const) : []),
      ...(it.restoredPoints ? ([['Điểm được hoàn lại', it.restoredPoints]] as const) : []),
    ],
  }),
  consultingCompleted: (it) => ({
    subject: `[Gyeol] Buổi tư vấn đã hoàn tất (${it.orderNumber})`,
    heading: 'Buổi tư vấn đã hoàn tất',
    paragraphs: [
      `Cảm ơn ${it.name} đã đến với chúng tôi.`,
      it.pointsEarned
        ? 'Bạn có thể dùng số điểm vừa nhận cho lần đặt sau và xem lại bảng kết quả bất cứ lúc nào.'
        : 'Bạn có thể xem lại bảng kết quả bất cứ lúc nào.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ...(it.pointsEarned ? ([['Điểm vừa nhận', it.pointsEarned]] as const) : []),
    ],
  }),
  inquiryAnswered: (it) => ({
    subject: '[Gyeol] Câu hỏi của bạn đã có câu trả lời',
    heading: 'Câu hỏi của bạn đã có câu trả lời',
    paragraphs: [
      `Chào ${it.name}, dưới đây là câu trả lời cho câu hỏi của bạn.`,
      ...it.answer.split(/\n+/),
    ],
    lines: [['Câu hỏi', it.title]],
    action: 'Xem câu hỏi',
  }),
  pointsExpiring: (it) => ({
    subject: `[Gyeol] ${it.points} sắp hết hạn`,
    heading: 'Bạn có điểm sắp hết hạn',
    paragraphs: [
      `Chào ${it.name}, một phần điểm bạn nhận được từ các lần tư vấn và đánh giá sẽ hết hạn trong 30 ngày tới.`,
      'Bạn có thể dùng điểm khi đặt dịch vụ. Điểm nào hết hạn trước sẽ được dùng trước.',
    ],
    lines: [
      ['Số điểm sắp hết hạn', it.points],
      ['Hạn sớm nhất', it.until],
    ],
    action: 'Xem điểm của tôi',
  }),

  account: accountMails,
  administrators: adminMails,
  bookings: bookingMails,
  money: moneyMails,
  requests: requestMails,
}
