import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminOpening: AdminMessages['opening'] = {
  title: 'Việc cần làm trước khi mở cửa',
  left: (count) => `Còn ${count} việc`,
  allDone: 'Đã xong tất cả. Bạn có thể xem lại ở đây bất cứ lúc nào.',
  finished: (count) => `Đã xong: ${count}`,
  failed: 'Không tải được danh sách việc cần làm trước khi mở cửa.',
  inSettings: 'Khi đã xong tất cả, danh sách vẫn nằm trong phần cài đặt.',
  confirmedBy: (who, when) => `${who} xác nhận ngày ${when}`,
  undo: 'Hoàn tác',
  items: {
    account: 'Tài khoản nhận tiền',
    company: 'Thông tin công ty',
    mail: 'Máy chủ email',
    sender: 'Địa chỉ gửi',
    policies: 'Điều khoản và chính sách',
    prices: 'Giá và thời gian trả kết quả',
    database: 'Cơ sở dữ liệu',
    backup: 'Sao lưu',
    administrators: 'Quản trị viên thứ hai',
    second_factor: 'Bảo vệ trang quản trị',
  },
  todo: {
    account:
      'Hãy nhập tài khoản để khách chuyển tiền. Nếu chưa có, khách không thể trả bằng chuyển khoản.',
    company: (fields) => `Vẫn còn là ví dụ: ${fields}`,
    mail: 'Hãy đặt SMTP_URL trong cấu hình máy chủ thành máy chủ email của bạn rồi khởi động lại. Cho đến lúc đó, email không được gửi đi mà chỉ nằm trong mục Email đã gửi.',
    senderExample: (from) =>
      `MAIL_FROM trong cấu hình máy chủ vẫn là ví dụ: ${from}. Hãy dùng địa chỉ mà khách có thể trả lời.`,
    senderNone: 'Khi kết nối máy chủ email, email sẽ gửi từ địa chỉ MAIL_FROM trong cấu hình.',
    sms: (from) => `Tin nhắn gửi từ số đã đăng ký ${from}.`,
    noSms: 'Chưa kết nối dịch vụ tin nhắn. Nếu không dùng, bạn có thể để vậy.',
    policies: 'Đây là nội dung có sẵn ban đầu. Hãy đọc và sửa cho phù hợp với studio của bạn.',
    prices: 'Hãy kiểm tra giá và thời gian bạn hứa gửi bảng kết quả.',
    database:
      'Cơ sở dữ liệu nằm trên cùng máy với trang web. Nếu ổ đĩa này hỏng, mọi thứ sau lần sao lưu cuối sẽ mất, và mỗi lần cập nhật trang web ngừng vài giây. Hãy đặt DATABASE_URL trong cấu hình máy chủ thành một PostgreSQL riêng, hoặc xác nhận rằng bạn chấp nhận điều này.',
    backup:
      'Hãy đặt BACKUP_RECIPIENT và BACKUP_DIR hoặc BACKUP_S3_BUCKET trong cấu hình máy chủ rồi khởi động lại; sau đó hệ thống tự sao lưu mỗi ngày. Cách làm có trong docs/backup.md. Hãy giữ khóa ở nơi khác máy chủ và thử khôi phục một lần.',
    backupFirst: 'Đang chờ bản sao lưu đầu tiên. Bản này được tạo trong vài phút.',
    backupLate:
      'Bản sao lưu gần nhất đã cũ hơn một ngày rưỡi. Hãy kiểm tra nơi lưu còn chỗ và có kết nối được không.',
    administrators:
      'Đây là người thay bạn khi bạn quên mật khẩu hoặc vắng mặt. Hãy đặt một thành viên làm quản trị viên.',
    second_factor:
      'Chỉ một mật khẩu bị lộ là đủ để chạm tới ảnh khách hàng và tiền. Hãy yêu cầu quản trị viên xác thực hai bước.',
  },
  linkLabels: {
    account: 'Nhập tài khoản',
    company: 'Nhập thông tin',
    mail: 'Xem email đã gửi',
    prices: 'Xem sản phẩm',
    administrators: 'Xem thành viên',
    second_factor: 'Yêu cầu',
  },
  backup: {
    last: (when, size, where) =>
      `Bản sao lưu gần nhất: ${when} · ${size} MB · ${where}. Đã được đọc lại đầy đủ.`,
    lost: (count) =>
      `Số tệp ảnh không có trong kho lưu trữ nên cũng không có trong bản sao lưu: ${count}. Hãy báo cho người quản lý máy chủ.`,
    problem: (problem) => `Lần sao lưu gần nhất thất bại. Máy chủ trả lời: ${problem}`,
  },
  confirm: {
    policies: 'Tôi đã đọc',
    prices: 'Đã kiểm tra',
    database: 'Tôi chấp nhận',
    administrators: 'Tôi làm một mình',
    second_factor: 'Chỉ dùng mật khẩu',
  },
}
