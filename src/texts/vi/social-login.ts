import { ifMailed } from '#texts/delivery.ts'
import type { SocialTexts } from '../ko/social-login.ts'

export const social: SocialTexts = {
  agreeTitle: 'Đồng ý điều khoản',
  agreeText:
    'Chào mừng bạn. Hãy đồng ý ba mục bắt buộc để bắt đầu. Nếu không đồng ý, chúng tôi không tạo tài khoản và không lưu gì cả.',
  agree: 'Đồng ý và bắt đầu',
  refuse: 'Quay lại, không đồng ý',
  answers: {
    attemptOver:
      'Phiên đăng nhập đã hết hạn hoặc được bắt đầu ở trình duyệt khác. Vui lòng thử lại.',
    declined: 'Tài khoản mạng xã hội không cho phép đăng nhập. Vui lòng thử lại.',
    abroad:
      'Zalo không phản hồi máy chủ ngoài Việt Nam nên hiện chưa thể đăng nhập bằng Zalo. Vui lòng dùng cách khác.',
    unreachable: 'Dịch vụ đăng nhập không phản hồi. Vui lòng thử lại sau giây lát.',
    mustAgree: 'Chào mừng bạn. Vui lòng đồng ý điều khoản để bắt đầu.',
    mustLink:
      'Đã có tài khoản dùng email này. Hãy đăng nhập theo cách bạn vẫn dùng hoặc xác nhận qua email, hai tài khoản sẽ được kết nối.',
    linked: 'Đã kết nối tài khoản. Lần sau bạn có thể đăng nhập ngay.',
  },
  nameless: 'Thành viên',
  providers: {
    zalo: 'Zalo',
    google: 'Google',
    facebook: 'Facebook',
    kakao: 'Kakao',
    naver: 'Naver',
  },
  continueWith: (provider) => `Đăng nhập bằng ${provider}`,
  inApp:
    'Đăng nhập bằng tài khoản khác có thể bị chặn trong ứng dụng này. Vui lòng mở trang bằng trình duyệt.',
  openOutside: 'Mở bằng trình duyệt khác',
  address: 'Địa chỉ trang này',
  working: 'Đang đăng nhập...',
  failedTitle: 'Chưa đăng nhập được',
  connectFailedTitle: 'Chưa kết nối được',
  back: 'Quay lại trang đăng nhập',
  refused: 'Đăng nhập bằng mạng xã hội không thành công',
  notLinked:
    'Bạn đã đăng nhập, nhưng tài khoản kia chưa được kết nối. Vui lòng kết nối lại trong phần cài đặt.',
  failed: 'Đã xảy ra lỗi khi đăng nhập bằng mạng xã hội',
  chooseProof: 'Chọn một cách xác nhận, sau đó tài khoản này sẽ được kết nối.',
  proveByCode: 'Xác nhận qua email',
  proveByCodeText: ifMailed(
    'Chúng tôi gửi mã sáu chữ số đến email bạn đã đăng ký.',
    'Hiện trang này chưa gửi email. Vui lòng hỏi studio để nhận mã sáu chữ số.',
  ),
  proveByLogin: 'Đăng nhập như thường lệ',
  toSettings: 'Quay lại cài đặt',
  askEmail: 'Thêm email của bạn?',
  askEmailText: `${ifMailed('Bạn sẽ nhận được tin về đơn hàng, và các', 'Các')} đơn đặt không cần tài khoản bằng email đó sẽ được gộp vào đây.`,
  askEmailOk: 'Thêm email',
  askEmailLater: 'Để sau',
  deletion: {
    title: 'Yêu cầu xóa dữ liệu tài khoản',
    done: (day) => `Dữ liệu bạn yêu cầu đã được xóa vào ngày ${day}.`,
    waiting: (day) =>
      `Chúng tôi nhận yêu cầu vào ngày ${day}. Dữ liệu còn lại sẽ được xóa khi đơn hàng đang xử lý hoàn tất.`,
    unknown: 'Không tìm thấy yêu cầu với mã này. Vui lòng kiểm tra lại địa chỉ.',
  },
}
