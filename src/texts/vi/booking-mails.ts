import type { BookingMailData } from '../ko/booking-mails.ts'
import type { MailTexts } from '../ko/mails.ts'

const channels = { phone: 'Gọi điện thoại', video: 'Gọi video', visit: 'Gặp tại studio' }
const places = { phone: 'Số điện thoại', video: 'Liên kết', visit: 'Địa chỉ' }

const linesOf = (it: BookingMailData) =>
  [
    ['Thời gian tư vấn', it.at],
    ...(it.ownTime ? ([['Giờ nơi bạn ở', it.ownTime]] as const) : []),
    ['Hình thức', channels[it.channel]],
    ...(it.where ? ([[places[it.channel], it.where]] as const) : []),
    ['Mã đơn hàng', it.orderNumber],
  ] as const

const linkFollows = 'Chúng tôi sẽ gửi liên kết qua email trước buổi tư vấn.'
const changeHint =
  'Bạn có thể đổi giờ hoặc hủy trên trang đặt lịch, chậm nhất 24 giờ trước buổi tư vấn.'

/** Mails about a consultation's booking. */
export const bookingMails: MailTexts['bookings'] = {
  calendar: {
    summary: 'Buổi tư vấn Gyeol',
    channels,
    note: (text) => `Lời nhắn của bạn: ${text}`,
    orderNumber: (number) => `Đơn hàng ${number}`,
    link: (url) => `Liên kết: ${url}`,
  },

  made: (it) => ({
    subject: `[Gyeol] Đã đặt lịch tư vấn (${it.orderNumber})`,
    heading: 'Đã đặt lịch tư vấn',
    paragraphs: [
      `Chào ${it.name}, hẹn gặp bạn vào thời gian dưới đây. Email này có kèm tệp lịch.`,
      it.channel === 'video' && !it.where ? `${linkFollows} ${changeHint}` : changeHint,
    ],
    lines: linesOf(it),
    action: 'Xem lịch tư vấn',
  }),
  moved: (it) => ({
    subject: `[Gyeol] Lịch tư vấn đã đổi giờ (${it.orderNumber})`,
    heading: 'Lịch tư vấn đã đổi giờ',
    paragraphs: [
      `Chào ${it.name}, buổi tư vấn ${it.formerly} đã được chuyển sang thời gian dưới đây.`,
      'Nếu không tiện, bạn có thể chọn giờ khác trên trang đặt lịch, hoặc gửi câu hỏi cho chúng tôi.',
    ],
    lines: linesOf(it),
    action: 'Xem lịch tư vấn',
  }),
  link: (it) => ({
    subject: `[Gyeol] Liên kết cho buổi tư vấn (${it.orderNumber})`,
    heading: it.where ? 'Liên kết cho buổi tư vấn của bạn' : 'Liên kết sẽ được thay đổi',
    paragraphs: [
      it.where
        ? `Chào ${it.name}, đến giờ tư vấn, vui lòng mở liên kết dưới đây.`
        : `Chào ${it.name}, liên kết đã gửi trước đây không còn dùng nữa. ${linkFollows}`,
    ],
    lines: linesOf(it),
    action: 'Xem lịch tư vấn',
  }),
  reminder: (it) => ({
    subject: `[Gyeol] Còn một ngày đến buổi tư vấn (${it.orderNumber})`,
    heading: 'Còn một ngày đến buổi tư vấn',
    paragraphs: [
      `Chào ${it.name}, sắp đến buổi hẹn của chúng ta.`,
      {
        phone: 'Đến giờ, chúng tôi sẽ gọi cho bạn theo số dưới đây.',
        video: it.where ? 'Đến giờ, vui lòng mở liên kết dưới đây.' : linkFollows,
        visit: 'Vui lòng đến địa chỉ dưới đây đúng giờ.',
      }[it.channel],
    ],
    lines: linesOf(it),
    action: 'Xem lịch tư vấn',
  }),
  cancelled: (it) => ({
    subject: `[Gyeol] Lịch tư vấn đã hủy (${it.orderNumber})`,
    heading: 'Lịch tư vấn đã hủy',
    paragraphs: [
      it.because === 'CUSTOMER'
        ? `Chào ${it.name}, chúng tôi đã hủy lịch tư vấn theo yêu cầu của bạn.`
        : `Chào ${it.name}, chúng tôi buộc phải hủy lịch tư vấn của bạn. Thành thật xin lỗi vì sự bất tiện này.`,
      'Bạn có thể chọn giờ khác trên trang đặt lịch.',
    ],
    lines: [...linesOf(it), ...(it.reason ? ([['Lý do', it.reason]] as const) : [])],
    action: 'Chọn giờ khác',
  }),
}
