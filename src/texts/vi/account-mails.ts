import type { MailTexts } from '../ko/mails.ts'
import { social } from './social-login.ts'

const consents = {
  marketing_email: 'Nhận tin và ưu đãi qua email',
  marketing_sms: 'Nhận tin và ưu đãi qua tin nhắn',
} as const

const factors = {
  PASSKEY_ADDED: 'Đã thêm khóa truy cập',
  PASSKEY_REMOVED: 'Đã xóa khóa truy cập',
  APP_ADDED: 'Đã thêm ứng dụng xác thực',
  APP_REMOVED: 'Đã xóa ứng dụng xác thực',
  RECOVERY_CODES_RENEWED: 'Đã tạo mã khôi phục mới',
  RECOVERY_CODE_USED: 'Đã dùng một mã khôi phục',
  RESET: 'Đã đặt lại xác thực hai bước',
} as const

export const accountMails: MailTexts['account'] = {
  consentChanged: ({ name, consent, isGiven, changedAt }) => ({
    subject: isGiven ? '[Gyeol] Bạn đã đồng ý nhận tin' : '[Gyeol] Bạn đã rút lại đồng ý nhận tin',
    heading: isGiven ? 'Bạn đã đồng ý nhận tin' : 'Bạn đã rút lại đồng ý nhận tin',
    paragraphs: [
      isGiven
        ? `Chào ${name}, chúng tôi xác nhận bạn đã đồng ý nhận tin và ưu đãi.`
        : `Chào ${name}, chúng tôi xác nhận bạn đã rút lại đồng ý. Chúng tôi sẽ không gửi tin theo cách này nữa.`,
      'Bạn có thể thay đổi trong phần cài đặt bất cứ lúc nào. Nếu không phải bạn, hãy đổi mật khẩu.',
    ],
    lines: [
      ['Mục', consents[consent]],
      ['Kết quả', isGiven ? 'Đã đồng ý' : 'Đã rút lại'],
      ['Thời điểm', changedAt],
    ],
    action: 'Mở cài đặt',
  }),
  loginChanged: ({ name, provider, isConnected, changedAt }) => ({
    subject: isConnected
      ? '[Gyeol] Đã kết nối tài khoản đăng nhập'
      : '[Gyeol] Đã ngắt kết nối tài khoản đăng nhập',
    heading: `${isConnected ? 'Đã kết nối' : 'Đã ngắt kết nối'} ${social.providers[provider]}`,
    paragraphs: [
      isConnected
        ? `Chào ${name}, từ nay bạn cũng có thể đăng nhập bằng ${social.providers[provider]}.`
        : `Chào ${name}, từ nay bạn không thể đăng nhập bằng ${social.providers[provider]} nữa.`,
      'Nếu không phải bạn, hãy kiểm tra các kết nối trong phần cài đặt và đổi mật khẩu.',
    ],
    lines: [['Thời điểm', changedAt]],
    action: 'Mở cài đặt',
  }),
  factorChanged: ({ name, change, changedAt }) => ({
    subject: `[Gyeol] ${factors[change]}`,
    heading: factors[change],
    paragraphs: [
      `Chào ${name}, cách đăng nhập vào tài khoản của bạn vừa thay đổi.`,
      'Nếu không phải bạn, hãy đổi mật khẩu ngay và kiểm tra khóa truy cập cùng các thiết bị trong phần cài đặt.',
    ],
    lines: [['Thời điểm', changedAt]],
    action: 'Mở cài đặt',
  }),
  consentAsked: ({ name, consents: its }) => ({
    subject: '[Gyeol] Bạn vẫn muốn nhận tin chứ?',
    heading: 'Vui lòng xem lại các mục bạn đã đồng ý',
    paragraphs: [
      `Chào ${name}, đã hai năm kể từ khi bạn đồng ý với các mục dưới đây. Bạn có muốn tiếp tục không?`,
      'Nếu muốn tiếp tục, bạn không cần làm gì. Nếu không, hãy tắt trong phần cài đặt.',
    ],
    lines: its.map(({ kind, givenAt }) => [consents[kind], `Đồng ý ${givenAt}`] as const),
    action: 'Mở cài đặt',
  }),
}
