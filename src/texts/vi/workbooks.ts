import type { WorkbookTexts } from '#texts/workbooks.ts'
import { audit } from './audit.ts'

export const workbooks: WorkbookTexts = {
  audit,
  settlement: {
    months: 'Quyết toán',
    month: 'Tháng',
    rule: 'Doanh thu tính vào tháng thanh toán, hoàn tiền tính vào tháng quyết định. VAT bằng 10/110 của doanh thu thuần (đã nhận trừ hoàn tiền).',
    columns: {
      gross: 'Tổng giá',
      coupon: 'Phiếu giảm giá',
      promotion: 'Mã khuyến mãi',
      points: 'Điểm đã dùng',
      received: 'Đã nhận',
      refunds: 'Hoàn tiền',
      kept: 'Khấu trừ khi hoàn',
      interest: 'Lãi hoàn tiền chậm',
      fees: 'Phí thanh toán',
      net: 'Doanh thu thuần',
      supply: 'Giá trị cung ứng',
      vat: 'VAT',
    },
    movements: 'Dòng tiền',
    movementColumns: ['Thời điểm', 'Mã đơn hàng', 'Nội dung', 'Phương thức', 'Tiền vào', 'Tiền ra'],
    what: {
      MONEY_RECEIVED: 'Nhận tiền',
      MONEY_TAKEN_BACK: 'Ngân hàng thu hồi',
      REFUND_PAID_OUT: 'Chi hoàn tiền',
      LATE_INTEREST: 'Lãi do hoàn tiền chậm',
      PROVIDER_FEE: 'Phí thanh toán',
    },
  },
  refunds: {
    sheet: 'Tiền hoàn cần chuyển',
    columns: [
      'Ngân hàng',
      'Số tài khoản',
      'Chủ tài khoản',
      'Số tiền',
      'Mã đơn hàng',
      'Khách hàng',
      'Hạn chuyển',
      'Tiền hoàn',
      'Lãi chậm trả',
    ],
  },
}
