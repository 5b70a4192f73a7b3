import { ifMailed } from '#texts/delivery.ts'
import type { ReportTexts } from '#texts/reports.ts'

export const reports: ReportTexts = {
  fieldIsEmpty: 'Mục này vẫn còn trống.',
  sheet: {
    title: (name) => `Bảng kết quả của ${name}`,
    diagnosisNumber: (number) => `Mã chẩn đoán ${number}`,
    purchased: (day) => `Ngày mua ${day}`,
    consultant: (name) => `Chuyên viên ${name}`,
    outro: 'Lời kết',
  },
  pdf: {
    author: 'Gyeol',
    page: (page, pages) => `${page} / ${pages}`,
  },
  screens: {
    pageTitle: 'Bảng kết quả · Gyeol',
    contents: 'Mục lục bảng kết quả',
    book: 'Đặt lịch tư vấn',
    pdf: 'Tải PDF',
    pdfFailed: 'Không tải được PDF. Vui lòng thử lại sau giây lát.',
    print: 'In',
    ask: 'Bạn có câu hỏi về kết quả?',
    askByMail: 'Hỏi qua email',
    askByKakao: 'Hỏi qua KakaoTalk',
    mailSubject: (number) => `Hỏi về bảng kết quả (mã chẩn đoán ${number})`,
    unwritten: 'Chưa viết.',
    toOrder: 'Xem đơn hàng',
    toList: 'Về danh sách kết quả',
    list: {
      title: 'Bảng kết quả',
      intro: 'Bạn có thể mở lại bảng kết quả đã xong bất cứ lúc nào.',
      label: 'Danh sách bảng kết quả',
      done: 'Xem kết quả',
      inProgress: 'Đang thực hiện',
      waitingFor: {
        payment: 'Bắt đầu sau khi thanh toán xong.',
        survey: 'Bắt đầu sau khi bạn gửi phiếu khảo sát.',
        consultant: 'Chuyên viên đang xem xét.',
      },
      actions: { payment: 'Xem cách thanh toán', survey: 'Điền phiếu khảo sát' },
      purchased: (day) => `Mua ngày ${day}`,
      published: (day) => `Nhận ngày ${day}`,
      orderNumber: (number) => `Mã đơn ${number}`,
      emptyTitle: 'Chưa có bảng kết quả',
      emptyText: 'Khi bạn đặt tư vấn, tiến độ bảng kết quả sẽ hiện ở đây.',
      emptyAction: 'Đặt tư vấn',
      failed: 'Không tải được bảng kết quả. Bảng vẫn còn nguyên, vui lòng thử lại sau giây lát.',
      offline: 'Máy chủ không phản hồi. Hãy kiểm tra kết nối và thử lại.',
    },
    arrival: {
      title: (name) => `${name} ơi, bảng kết quả đã đến`,
      revised: (name) => `${name} ơi, bảng kết quả vừa được sửa lại`,
      sent: (consultant, time) =>
        consultant ? `${consultant} đã gửi lúc ${time}` : `Gửi lúc ${time}`,
      open: 'Mở xem',
      talk: 'Đặt lịch tư vấn',
    },
    missing: {
      title: 'Chưa xem được bảng kết quả này',
      text: `Bảng đang được viết hoặc liên kết đã hết hạn. ${ifMailed('Chúng tôi sẽ gửi email khi xong.', 'Khi xong, bạn xem ở trang tra cứu đơn.')}`,
    },
    backToSheet: 'Về bảng kết quả',
  },
}
