import type { SecondStepTexts } from '../ko/second-step.ts'

export const secondStep: SecondStepTexts = {
  title: 'Thêm một bước xác nhận',
  intro: 'Tài khoản này cần thêm một bước xác nhận khi đăng nhập.',
  methods: {
    TOTP: 'Dùng mã của ứng dụng xác thực',
    RECOVERY_CODE: 'Dùng mã khôi phục',
    PASSKEY: 'Dùng khóa truy cập',
  },
  code: 'Sáu chữ số trong ứng dụng xác thực',
  recoveryCode: 'Mã khôi phục',
  recoveryHint: 'Bạn đã lưu các mã này khi bật xác thực hai bước. Mỗi mã chỉ dùng một lần.',
  passkeyHint: 'Xác nhận bằng vân tay, khuôn mặt hoặc mã khóa của thiết bị.',
  codeRequired: 'Vui lòng nhập mã.',
  submit: 'Xác nhận',
  otherWays: 'Cách khác',
  lost: 'Mất tất cả?',
  lostText:
    'Hãy nhờ quản trị viên khác đặt lại, hoặc chạy npm run administrator -- reset-factor trên máy chủ.',
  restart: 'Đăng nhập lại từ đầu',
  failed: 'Không thể xác nhận. Vui lòng kiểm tra kết nối và thử lại.',
}
