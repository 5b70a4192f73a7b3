import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminStatements: AdminMessages['statements'] = {
  open: 'Nhập sao kê',
  title: 'Nhập sao kê ngân hàng',
  text: 'Hãy chọn tệp sao kê tải từ trang ngân hàng (XLSX, CSV) hoặc dán bảng vào. Bạn sẽ xem trước cách tệp được đọc.',
  paste: 'Dán vào đây',
  file: 'Chọn tệp',
  read: (count) => `Đã đọc được ${count} khoản tiền vào.`,
  noDeposits: 'Không tìm thấy khoản tiền vào nào. Hãy chọn cột ở bên dưới.',
  unreadable:
    'Không đọc được tệp này. Hãy lưu thành XLSX hoặc CSV, hoặc sao chép các ô rồi dán vào.',
  oldWorkbook:
    'Tệp có định dạng Excel cũ hoặc có mật khẩu nên không đọc được. Hãy mở bằng Excel và lưu thành .xlsx hoặc CSV không có mật khẩu.',
  tooMany: (most) => `Mỗi lần tối đa ${most} khoản. Vui lòng chia nhỏ.`,
  submit: (count) => `Nhập ${count} khoản`,
  done: (added, known) => `Đã thêm ${added} khoản. ${known} khoản đã có từ trước.`,
  columns: 'Các cột đã đọc',
  columnsNeeded: 'Hãy chọn cột có ngày giờ, tiền vào và người chuyển.',
  columnsUnsure: 'Chưa chắc về các cột. Hãy kiểm tra xem đã đọc đúng chưa.',
  columnsRemembered: 'Đã đọc theo các cột bạn chọn lần trước.',
  columnsReset: 'Dùng lại các cột tự nhận ra',
  column: (nth) => `Cột ${nth}`,
  noColumn: 'Không có',
  fields: {
    time: 'Ngày giờ',
    clock: 'Giờ, nếu ở cột riêng',
    moneyIn: 'Tiền vào',
    moneyOut: 'Tiền ra',
    direction: 'Loại tiền vào hay ra',
    sender: 'Người chuyển',
    description: 'Nội dung',
  },
  settlements: (count) =>
    `${count} khoản có vẻ không phải của khách (tiền quyết toán thẻ, cổng thanh toán, tiền lãi) nên chưa được chọn.`,
  showAll: (count) => `Xem tất cả ${count} khoản`,
  leftOut: (count) => `${count} dòng không nhập`,
  reasons: {
    PAID_OUT: 'Tiền ra',
    NO_TIME: 'Dòng không có ngày, như dòng tổng',
    NO_AMOUNT: 'Không rõ tiền vào',
    NO_SENDER: 'Không có người chuyển',
  },
  reason: (reason, count) => `${reason}: ${count}`,

  lastImport: {
    text: (at, rows) => `Lần nhập gần nhất: ${at}, ${rows} khoản.`,
    undo: 'Hoàn tác lần nhập này',
    undoConfirm: (count) => `Bỏ ${count} khoản chưa xử lý của lần nhập này khỏi danh sách?`,
    undoText: 'Các khoản đã xử lý vẫn giữ nguyên. Bạn có thể đưa các khoản đã bỏ trở lại.',
    undone: (count) => `Đã bỏ ${count} khoản.`,
    restore: (count) => `Đưa ${count} khoản trở lại`,
    restored: (count) => `Đã đưa ${count} khoản trở lại.`,
  },
}
