import { ifMailed } from '#texts/delivery.ts'
import type { RecoveryTexts } from '../ko/recovery.ts'

export const recovery: RecoveryTexts = {
  title: 'Quên ID hoặc mật khẩu',
  description: ifMailed(
    'Chúng tôi sẽ gửi đến email bạn đã dùng khi đăng ký.',
    'Hiện trang này chưa gửi email. Vui lòng hỏi studio về ID hoặc mật khẩu.',
  ),
  emailHint: 'Email bạn đã xác nhận khi đăng ký',
  login: 'Đăng nhập',
  signUp: 'Đăng ký',
  yourId: 'ID của bạn',
  notArrived: ifMailed('Tôi chưa nhận được email', 'Tôi nhận bằng cách nào?'),
  spamTitle: ifMailed('Vui lòng kiểm tra hộp thư rác', 'Chưa gửi được email'),
  spam: (email) =>
    ifMailed(
      `Nếu không có trong hộp thư đến của ${email}, email có thể nằm trong hộp thư rác hoặc mục quảng cáo. Nếu sau vài phút vẫn chưa có, vui lòng gửi lại.`,
      'Hiện trang này chưa gửi email. Vui lòng liên hệ studio.',
    ),
  sendAgain: 'Gửi lại',
  back: 'Quay lại',
  noneTitle: 'Không tìm thấy kết quả',
  tryAgain: 'Nhập lại',
  failed: 'Không xử lý được yêu cầu. Nội dung bạn nhập vẫn còn, vui lòng thử lại sau.',
  id: {
    tab: 'Tìm lại ID',
    description: ifMailed(
      'Nếu họ tên và email khớp nhau, chúng tôi sẽ gửi ID cho bạn.',
      'Nếu họ tên và email khớp nhau, chúng tôi hiện một phần ID.',
    ),
    submit: 'Tìm lại ID',
    sentTitle: ifMailed('Đã gửi ID qua email', 'Đã tìm thấy ID'),
    sent: (email) =>
      ifMailed(
        `Chúng tôi đã gửi ID đầy đủ đến ${email}. Nếu chưa thấy email, vui lòng kiểm tra hộp thư rác.`,
        'Hiện trang này chưa gửi email. Vui lòng hỏi studio để biết ID đầy đủ.',
      ),
    none: 'Không có thành viên nào khớp cả họ tên và email. Nội dung bạn nhập vẫn còn.',
  },
  password: {
    tab: 'Lấy lại mật khẩu',
    description: ifMailed(
      'Nếu ID và email khớp nhau, chúng tôi sẽ gửi mật khẩu tạm thời có hiệu lực trong 30 phút.',
      'Nếu ID và email khớp nhau, chúng tôi tạo mật khẩu tạm thời có hiệu lực trong 30 phút. Vì chưa gửi được email, vui lòng hỏi studio.',
    ),
    submit: 'Nhận mật khẩu tạm thời',
    sentTitle: ifMailed('Đã gửi mật khẩu tạm thời qua email', 'Đã tạo mật khẩu tạm thời'),
    sent: (email) =>
      ifMailed(
        `Chúng tôi đã gửi mật khẩu tạm thời đến ${email}. Vui lòng đặt lại mật khẩu sau khi đăng nhập.`,
        'Hiện trang này chưa gửi email. Vui lòng hỏi studio để nhận mật khẩu tạm thời.',
      ),
    none: 'Không có thành viên nào khớp cả ID và email. Nội dung bạn nhập vẫn còn.',
  },
}
