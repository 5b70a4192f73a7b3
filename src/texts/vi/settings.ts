import { ifMailed } from '#texts/delivery.ts'
import type { MemberMessages } from '../member-messages.ts'

export const settings: MemberMessages['settings'] = {
  logins: {
    title: 'Tài khoản đăng nhập đã kết nối',
    hint: 'Bạn cũng có thể đăng nhập bằng tài khoản ở dịch vụ khác.',
    ownId: (userId) => `ID ${userId}`,
    hasPassword: 'Bạn có thể đăng nhập bằng mật khẩu.',
    noPassword: 'Chưa có mật khẩu.',
    changePassword: 'Đổi mật khẩu',
    createPassword: 'Tạo mật khẩu',
    connected: (day) => `Kết nối ngày ${day}`,
    notConnected: 'Chưa kết nối',
    connect: 'Kết nối',
    connectOf: (provider) => `Kết nối ${provider}`,
    disconnect: 'Ngắt kết nối',
    disconnectOf: (provider) => `Ngắt kết nối ${provider}`,
    disconnectQuestion: (provider) => `Ngắt kết nối ${provider}?`,
    disconnectText:
      'Bạn sẽ không thể đăng nhập bằng tài khoản đó nữa. Đơn hàng và điểm vẫn giữ nguyên.',
    disconnected: (provider) => `Đã ngắt kết nối ${provider}.`,
    failed: 'Chưa thay đổi được. Các kết nối vẫn như cũ; vui lòng thử lại sau giây lát.',
    makePasswordText: (userId) =>
      `Khi đã có mật khẩu, bạn cũng có thể đăng nhập bằng ID ${userId} và mật khẩu này.`,
    passwordMade: 'Đã tạo mật khẩu. Các thiết bị khác đã được đăng xuất.',
    proveByCode: (email) =>
      `Bạn đã đăng nhập hơn 10 phút nên chúng tôi xác nhận thêm một lần. ${ifMailed(`Mã sẽ được gửi tới ${email}.`, 'Hiện chưa gửi email nên vui lòng hỏi studio để nhận mã.')}`,
    proveByLogin:
      'Bạn đã đăng nhập hơn 10 phút. Vui lòng đăng xuất, đăng nhập lại rồi tạo mật khẩu trong vòng 10 phút.',
    signInAnew: 'Đăng nhập lại',
  },
  consents: {
    title: 'Đồng ý nhận tin',
    hint: 'Không đồng ý cũng không ảnh hưởng gì, và bạn có thể tắt bất cứ lúc nào.',
    kinds: {
      marketing_email: 'Nhận tin và ưu đãi qua email',
      marketing_sms: 'Nhận tin và ưu đãi qua tin nhắn',
    },
    details: {
      marketing_email:
        'Chúng tôi dùng email để gửi tin về dịch vụ mới, giảm giá và sự kiện, cho đến khi bạn rút lại hoặc xóa tài khoản.',
      marketing_sms:
        'Chúng tôi dùng số điện thoại để gửi tin về dịch vụ mới, giảm giá và sự kiện, không gửi từ 21 giờ đến 8 giờ sáng, cho đến khi bạn rút lại hoặc xóa tài khoản.',
    },
    given: (day, again) => `Đồng ý ngày ${day} · sẽ hỏi lại ngày ${again}`,
    withdrawn: (day) => `Rút lại ngày ${day}`,
    nowGiven: ifMailed('Bạn đã đồng ý. Chúng tôi xác nhận qua email.', 'Bạn đã đồng ý.'),
    nowWithdrawn: ifMailed(
      'Bạn đã rút lại đồng ý. Chúng tôi xác nhận qua email.',
      'Bạn đã rút lại đồng ý.',
    ),
    failed: 'Chưa thay đổi được. Lựa chọn của bạn vẫn như cũ; vui lòng thử lại sau giây lát.',
    required: 'Những điều bạn đã đồng ý',
    requiredKinds: {
      terms: 'Điều khoản sử dụng',
      privacy: 'Thu thập và sử dụng thông tin cá nhân',
      sensitive: 'Xử lý thông tin nhạy cảm',
    },
    agreed: (day, version) => `Đồng ý ngày ${day} · bản ${version}`,
    requiredNote:
      'Dịch vụ cần đồng ý về điều khoản và quyền riêng tư; muốn rút lại, bạn cần xóa tài khoản.',
    withdraw: 'Rút lại',
    withdrawQuestion: 'Rút lại đồng ý về thông tin nhạy cảm?',
    withdrawText:
      'Ảnh, thông tin cơ thể và sức khỏe trong phiếu khảo sát sẽ bị xóa ngay và không thể khôi phục. Các câu trả lời khác như dáng mặt, bảng kết quả đã nhận và đơn hàng vẫn còn. Đơn hàng chưa có bảng kết quả không thể hoàn thành nếu thiếu ảnh, nên hãy liên hệ với chúng tôi.',
    withdrawSensitive: 'Rút lại đồng ý về thông tin nhạy cảm',
    giveSensitive: 'Đồng ý lại về thông tin nhạy cảm',
    sensitiveNote:
      'Bạn có thể rút lại đồng ý về ảnh và thông tin cơ thể bất cứ lúc nào; khi đó ảnh, thông tin cơ thể và sức khỏe bị xóa ngay.',
    sensitiveGiven: 'Bạn đã đồng ý.',
    sensitiveWithdrawn: 'Đã rút lại đồng ý và xóa ảnh, thông tin cơ thể và sức khỏe.',
    places: {
      SIGN_UP: 'đăng ký',
      SOCIAL_SIGN_UP: 'đăng ký bằng mạng xã hội',
      SURVEY: 'phiếu khảo sát',
      SETTINGS: 'cài đặt',
      ORDER: 'trang đơn hàng',
      MAIL: 'email nhắc',
      ACCOUNT_CLOSED: 'xóa tài khoản',
    },
  },
  devices: {
    title: 'Thiết bị đang đăng nhập',
    hint: 'Nếu thấy thiết bị lạ, hãy đăng xuất thiết bị đó và đổi mật khẩu.',
    unknownDevice: 'Thiết bị không xác định',
    current: 'Thiết bị này',
    lastSeen: (day) => `Dùng lần cuối ${day}`,
    end: 'Đăng xuất',
    endOthers: 'Đăng xuất mọi thiết bị khác',
    ended: 'Đã đăng xuất.',
    endFailed: 'Chưa đăng xuất được. Vui lòng thử lại sau giây lát.',
  },
}
