import type { ConfirmIdentityTexts } from '../ko/confirm-identity.ts'

/** Dialog that asks a signed-in member to confirm their identity. */
export const confirmIdentity: ConfirmIdentityTexts = {
  title: 'Xác nhận đây là bạn',
  password:
    'Đây là việc quan trọng, vui lòng nhập lại mật khẩu. Trong 10 phút tới bạn sẽ không bị hỏi lại.',
  passwordLabel: 'Mật khẩu',
  passwordMissing: 'Vui lòng nhập mật khẩu.',
  recover: 'Quên mật khẩu? (thẻ mới)',
  code: (email) =>
    `Đây là việc quan trọng, vui lòng xác nhận đây là bạn: hãy lấy mã rồi nhập vào. Nơi nhận: ${email}.`,
  codeLabel: 'Mã xác nhận',
  codeMissing: 'Vui lòng nhập sáu chữ số của mã.',
  sendCode: 'Gửi mã',
  resendCode: 'Gửi lại',
  signIn:
    'Đây là việc quan trọng, vui lòng xác nhận đây là bạn: đăng nhập lại rồi nhấn nút một lần nữa. Trong 10 phút tới bạn sẽ không bị hỏi lại.',
  passkey: 'Dùng khóa truy cập',
  passkeyFailed: 'Không dùng được khóa truy cập. Vui lòng thử lại hoặc xác nhận bằng cách khác.',
  confirm: 'Xác nhận và tiếp tục',
  cancel: 'Hủy',
  failed: 'Chưa xác nhận được. Vui lòng thử lại sau giây lát.',
  offline: 'Bạn đang ngoại tuyến. Vui lòng thử lại khi có kết nối.',
}
