import type { SurveyTexts } from '../ko/surveys.ts'

export const surveys: SurveyTexts = {
  pageTitle: 'Phiếu khảo sát · Gyeol',
  /** Until the survey's kind is known. */
  heading: 'Phiếu khảo sát',
  progress: (answered, of) => `Đã trả lời ${answered}/${of} mục`,
  progressLabel: 'Tiến độ phiếu khảo sát',
  known: 'Chúng tôi đã điền sẵn gương mặt và mái tóc bạn chọn ở trang đầu. Bạn có thể đổi lại.',
  photos: {
    privacy: (days) =>
      `Chỉ chuyên viên và quản trị viên xem ảnh; ảnh được xóa ${days} ngày sau khi tư vấn xong.`,
  },
  /** In the survey of every kind. */
  discovery: {
    title: 'Bạn biết đến chúng tôi qua đâu?',
    name: 'Biết đến qua',
    hint: 'Có thể để trống.',
    options: {
      youtube: 'YouTube',
      facebook: 'Facebook',
      instagram: 'Instagram',
      referral: 'Người quen',
      search: 'Tìm trên mạng',
      other: 'Khác',
    },
  },
  contact: {
    title: 'Xác nhận người đặt',
    hint: 'Vui lòng nhập email và số điện thoại đã dùng khi đặt.',
    email: 'Email',
    phone: 'Số điện thoại',
    emailMissing: 'Vui lòng nhập email.',
    emailInvalid: 'Vui lòng nhập đủ địa chỉ email. Ví dụ: hana@example.com',
    phoneMissing: 'Vui lòng nhập số điện thoại.',
    phoneInvalid: 'Số điện thoại không hợp lệ.',
    mismatch: 'Không tìm thấy đơn. Hãy kiểm tra email và số điện thoại đã dùng khi đặt.',
  },
  /** The consent's wording is in `consultings`. */
  consent: {
    read: 'Xem nội dung đồng ý',
  },
  agree: {
    label: 'Tôi đã kiểm tra mọi nội dung',
    hint: 'Sau khi gửi, bạn vẫn sửa được ở trang đơn hàng cho đến khi chuyên viên bắt đầu viết.',
    missing: 'Vui lòng đánh dấu rằng bạn đã kiểm tra mọi nội dung.',
  },
  send: 'Gửi phiếu khảo sát',
  sending: 'Đang gửi. Xin đừng đóng trang này.',
  /** For a survey that was sent. */
  change: {
    title: 'Sửa câu trả lời của bạn',
    lead: 'Bạn có thể sửa câu trả lời và ảnh cho đến khi chuyên viên bắt đầu viết. Chuyên viên thấy bạn đã sửa gì và khi nào.',
    save: 'Lưu thay đổi',
    saved: 'Đã lưu thay đổi của bạn.',
    unchanged: 'Chưa có gì thay đổi.',
    conflict:
      'Trong lúc đó, câu trả lời đã được sửa trên thiết bị khác. Nội dung bạn viết vẫn còn ở đây; lưu lần nữa để thay bằng câu trả lời trên trang này.',
    photoConflict:
      'Trong lúc đó, một ảnh đã được thay từ thiết bị khác. Vui lòng xem lại ảnh rồi lưu lại.',
    photoReplaced: (photo) =>
      `Trong lúc đó, ảnh ${photo} này đã được gửi từ thiết bị khác. Khi lưu, ảnh bạn chọn ở đây sẽ thay vào chỗ đó.`,
    confirmPhoto: 'Giữ ảnh này',
    confirmPhotoOf: (photo) => `Giữ ảnh này: ${photo}`,
  },
  problems: {
    fields: (count) => `Vui lòng kiểm tra lại ${count} chỗ.`,
    noResponse: 'Máy chủ không phản hồi.',
    inputSaved: 'Nội dung và ảnh vẫn còn nguyên. Vui lòng gửi lại sau giây lát.',
    request: 'Không gửi được phiếu khảo sát.',
  },
  done: {
    title: 'Chúng tôi đã nhận phiếu khảo sát',
    text: (day) => `Bảng kết quả sẽ có chậm nhất vào ${day}. Bạn có thể theo dõi ở trang của tôi.`,
    unpaidText: 'Chúng tôi bắt đầu khi xác nhận thanh toán. Bạn có thể theo dõi ở trang của tôi.',
    ok: 'Đến trang của tôi',
  },
  stops: {
    toMyPage: 'Đến trang của tôi',
    exists: {
      title: 'Phiếu khảo sát đã được gửi',
      text: 'Mỗi đơn chỉ nhận một phiếu khảo sát. Bạn có thể sửa câu trả lời ở trang đơn hàng cho đến khi chuyên viên bắt đầu viết.',
    },
    inWork: {
      title: 'Không sửa câu trả lời được nữa',
      text: 'Chuyên viên đã bắt đầu viết bảng kết quả. Nếu có điều cần báo, hãy gửi câu hỏi cho chúng tôi.',
    },
    closed: {
      title: 'Đơn này hiện không nhận phiếu khảo sát',
      text: 'Đơn đã hủy hoặc buổi tư vấn đã bắt đầu. Vui lòng kiểm tra trạng thái đơn.',
    },
    missing: {
      title: 'Không tìm thấy đơn',
      text: 'Hãy kiểm tra liên kết có đầy đủ không và bạn đã đăng nhập đúng tài khoản chưa.',
    },
    noOrder: {
      title: 'Phiếu khảo sát này cho đơn nào?',
      text: 'Hãy chọn đơn ở trang của tôi để trả lời phiếu khảo sát.',
    },
    noSurvey: {
      title: 'Loại tư vấn này không có phiếu khảo sát',
      text: 'Hiện chúng tôi không nhận loại tư vấn này. Hãy liên hệ để chúng tôi kiểm tra giúp bạn.',
    },
    openAgain: 'Mở lại',
    offline: {
      title: 'Không mở được phiếu khảo sát',
      text: 'Bạn đang ngoại tuyến. Nội dung bạn đã viết vẫn còn trên thiết bị này, hãy mở lại khi có mạng.',
    },
    fault: {
      title: 'Không mở được phiếu khảo sát',
      text: 'Phía chúng tôi gặp sự cố. Nội dung bạn đã viết vẫn còn trên thiết bị này, hãy mở lại sau giây lát.',
    },
  },
}
