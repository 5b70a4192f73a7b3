import type { cashReceipt as ko } from '../ko/cash-receipt.ts'

export const cashReceipt: typeof ko = {
  title: 'Hóa đơn tiền mặt',
  none: 'Không cần',
  purpose: 'Mục đích',
  purposes: { INCOME_DEDUCTION: 'Khấu trừ thu nhập', EXPENSE_PROOF: 'Chứng từ chi phí' },
  hints: {
    INCOME_DEDUCTION: 'Phát hành theo số di động Hàn Quốc.',
    EXPENSE_PROOF: 'Phát hành theo số đăng ký kinh doanh.',
  },
  numbers: {
    INCOME_DEDUCTION: 'Số di động Hàn Quốc',
    EXPENSE_PROOF: 'Số đăng ký kinh doanh',
  },
  problems: {
    INCOME_DEDUCTION: 'Vui lòng nhập số di động Hàn Quốc, bắt đầu bằng 010.',
    EXPENSE_PROOF: 'Vui lòng kiểm tra lại mười chữ số của số đăng ký kinh doanh.',
  },
  retentionHint: 'Số này chỉ dùng để phát hành hóa đơn và được xóa ngay sau đó.',
  mayAsk: 'Bạn có thể yêu cầu hóa đơn tiền mặt của Hàn Quốc cho khoản chuyển khoản.',
  ask: 'Yêu cầu hóa đơn tiền mặt',
  change: 'Đổi số',
  asked: (purpose, ending, isAwaited) =>
    `Bạn đã yêu cầu (${purpose.toLowerCase()}, bốn số cuối ${ending}). ${isAwaited ? 'Hóa đơn được phát hành khi chúng tôi nhận được tiền.' : 'Hóa đơn sẽ sớm được phát hành.'}`,
  issued: (purpose, sum) => `Đã phát hành ${sum} (${purpose.toLowerCase()}).`,
  cancelled: 'Đã hủy cùng với khoản hoàn tiền.',
  number: 'Số phê duyệt',
  cancelNumber: 'Số phê duyệt việc hủy',
  open: 'Xem hóa đơn tiền mặt',
  send: 'Gửi yêu cầu',
  requested: 'Đã ghi nhận yêu cầu hóa đơn tiền mặt.',
  failed: 'Chưa gửi được. Vui lòng thử lại sau giây lát.',
}
