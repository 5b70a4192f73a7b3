import type { Messages } from '#texts/messages.ts'

export const content: Messages['content'] = {
  hero: {
    title: 'Đọc khuôn mặt, chọn nếp tóc',
    text: 'Chỉ cần ba tấm ảnh và vài câu hỏi. Chuyên viên xem dáng mặt và chất tóc của bạn, rồi ghi những kiểu tóc phù hợp vào một bảng kết quả.',
    order: (price) => `Tư vấn tóc trực tuyến ${price}`,
    hint: 'Đặt được mà không cần đăng ký',
    portrait: 'Hình vẽ khuôn mặt với mái tóc dài rẽ ngôi',
  },
  types: {
    title: 'Các loại tư vấn',
    intro: 'Chọn một loại để xem bạn sẽ nhận được gì.',
    hair: { name: 'Tóc', text: 'Độ dài và nếp tóc hợp với khuôn mặt' },
    makeup: { name: 'Trang điểm', text: 'Màu sắc hợp với tông da' },
    fashion: { name: 'Thời trang', text: 'Đường nét hợp với vóc dáng' },
    order: 'Đặt tư vấn trực tuyến',
  },
  process: {
    title: 'Từ đặt hàng đến bảng kết quả',
    intro: 'Mở từng bước để xem thêm.',
    page: {
      facts: 'Những điều nên biết',
      payment: 'Thanh toán',
      paymentText: (days: number) => `Trong vòng ${days} ngày kể từ khi đặt`,
      survey: 'Khảo sát',
      surveyText: (days: number) => `Trong vòng ${days} ngày kể từ khi thanh toán`,
      refund: 'Hoàn tiền',
      refundText: (minutes: number, fee: string) =>
        `Hoàn toàn bộ trong ${minutes} phút sau khi đặt, sau đó trừ ${fee}`,
      policy: 'Xem quy định hoàn tiền',
    },
    type: {
      title: 'Chọn loại tư vấn',
      text: 'Tóc, trang điểm hay thời trang: hãy chọn điều bạn muốn biết lúc này.',
    },
    material: {
      title: 'Gửi ảnh và câu trả lời',
      text: 'Bạn gửi được tối đa ba ảnh. Nghĩ trước năm điều dưới đây sẽ dễ trả lời hơn.',
      list: [
        'Tình trạng hiện tại',
        'Kết quả mong muốn',
        'Kinh nghiệm tư vấn trước đây',
        'Ngân sách',
        'Lịch và thời hạn',
      ],
    },
    analysis: {
      title: 'Chuyên viên xem xét',
      text: 'Bảng kết quả được viết qua bốn bước.',
      list: ['Xem nội dung đã gửi', 'Phân tích', 'Viết kết quả', 'Ý kiến chuyên gia'],
    },
    sheet: {
      title: 'Nhận bảng kết quả',
      text: 'Kiểu tóc phù hợp, kiểu nên tránh và lời dặn cho tiệm tóc, tất cả trong một bảng. Sau đó bạn có thể trao đổi thêm với chuyên viên.',
      action: 'Đặt lịch tư vấn',
    },
  },
  film: {
    label: 'Thước phim một người đổi kiểu tóc',
    pause: 'Tạm dừng phim',
    play: 'Phát phim',
    title: 'Đọc từng sợi tóc của bạn',
  },
  contents: {
    title: 'Đọc trước khi đổi kiểu tóc',
    intro: 'Những bài do Gyeol viết và chọn.',
    list: 'Bài viết',
    failed: 'Đã xảy ra lỗi khi tải bài viết.',
    empty: 'Hiện chưa có bài viết nào.',
    emptyPage: 'Hiện chưa có nội dung nào.',
    emptyText: 'Bài mới sẽ hiện ở đây.',
    missing: 'Không tìm thấy bài viết này.',
    missingText: 'Bài viết này đã được gỡ xuống. Bạn hãy chọn bài khác.',
    detailFailed: 'Không tải được bài viết này.',
    detailFailedText: 'Vui lòng thử lại sau giây lát.',
  },
  faq: {
    title: 'Câu hỏi thường gặp',
    intro: 'Nếu chưa thấy câu trả lời, hãy gửi câu hỏi cho chúng tôi.',
    ask: 'Gửi câu hỏi',
    list: 'Câu hỏi và trả lời',
    failed: 'Đã xảy ra lỗi khi tải câu hỏi thường gặp.',
    empty: 'Chưa có câu hỏi nào để hiển thị.',
    emptyText: 'Những câu hỏi thường gặp sẽ hiện ở đây.',
  },
  voices: {
    title: 'Lời kể của khách hàng',
    intro: 'Từ những người đã hoàn tất tư vấn.',
    average: (average, count) => `Trung bình ${average} sao, ${count} đánh giá`,
  },
  closing: {
    title: 'Trước lần làm tóc tới, hãy mang theo bảng kết quả',
    action: 'Đặt ngay',
  },
  policies: {
    version: (version, date) => `Bản ${version}, hiệu lực từ ngày ${date}`,
    terms: 'Điều khoản sử dụng',
    privacy: 'Chính sách bảo mật',
    sensitive: 'Thông tin nhạy cảm',
    refund: 'Quy định hoàn tiền',
    points: 'Hướng dẫn về điểm',
  },
}
