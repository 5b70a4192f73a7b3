import type { Messages } from '#texts/messages.ts'

export const content: Messages['content'] = {
  hero: {
    title: 'Đọc gương\u00a0mặt, tìm\u00a0nét\u00a0riêng',
    text: (days) =>
      `Chỉ cần ba tấm ảnh và bảng khảo sát. Trong ${days} ngày làm việc, bạn nhận một bảng kết quả: điều gì hợp, điều gì nên tránh.`,
    textAlone: 'Chỉ cần ba tấm ảnh, bạn nhận một bảng kết quả: điều gì hợp, điều gì nên tránh.',
    order: (product, price) => `${product} ${price}`,
    sample: 'Xem bảng kết quả trước',
    hint: 'Đặt được mà không cần đăng ký',
    portrait: 'Hình vẽ khuôn mặt với mái tóc dài rẽ ngôi',
  },
  play: {
    title: 'Chạm ba lần để vẽ mái tóc của bạn. Lựa chọn sẽ được điền sẵn vào bảng khảo sát.',
    again: 'Chọn lại từ đầu',
    drawn: (chosen) =>
      chosen ? `Hình vẽ gương mặt bạn chọn: ${chosen}` : 'Hình vẽ gương mặt nhắm mắt',
    outline: {
      name: 'Dáng mặt',
      options: {
        oval: 'Trái xoan',
        round: 'Tròn',
        long: 'Dài',
        square: 'Vuông',
        heart: 'Trái tim',
        diamond: 'Kim cương',
      },
    },
    fringe: {
      name: 'Tóc mái',
      options: { none: 'Không mái', seeThrough: 'Mái thưa', side: 'Mái chéo', full: 'Mái bằng' },
    },
    length: {
      name: 'Độ dài',
      options: {
        ears: 'Dưới tai',
        chin: 'Ngang cằm',
        collarbone: 'Xương quai xanh',
        chest: 'Ngang ngực',
      },
    },
  },
  sample: {
    title: 'Bạn sẽ nhận được bảng kết quả như thế này',
    intro: 'Bản mẫu của một khách tưởng tượng, dài và chi tiết như bản thật.',
    mark: 'Bảng kết quả mẫu',
    note: 'Tên và gương mặt là tưởng tượng. Hình thức và độ dài giống bản thật.',
    open: 'Mở xem từ đầu đến cuối',
    card: 'Xem thẻ cho tiệm tóc',
    toProduct: 'Xem gói tư vấn',
    unfold: 'Hãy xem trước một bảng kết quả',
    cover: 'Trang đầu',
  },
  gets: {
    title: 'Bạn nhận được',
    sheet: { name: 'Bảng kết quả', text: 'trên màn hình, xem lại bất cứ lúc nào' },
    pdf: { name: 'PDF', text: 'để lưu và in' },
    salonCard: { name: 'Thẻ cho tiệm tóc', text: 'kiểu cắt tính bằng cm, ba thứ tiếng' },
    colourCard: { name: 'Thẻ màu', text: 'mở toàn màn hình để so với vải' },
    talk: {
      name: (count) => `${count} buổi trao đổi miễn phí`,
      text: (minutes) => `${minutes} phút, sau khi nhận bảng kết quả`,
    },
  },
  consultant: {
    by: 'Người viết bảng kết quả',
    portrait: (name) => `Hình vẽ chuyên viên ${name}`,
  },
  types: {
    title: 'Các loại tư vấn',
    intro: 'Chọn một loại để xem bạn sẽ nhận được gì.',
    hair: { name: 'Tóc', text: 'Độ dài và nếp tóc hợp với khuôn mặt' },
    makeup: { name: 'Trang điểm', text: 'Màu sắc hợp với tông da' },
    fashion: { name: 'Thời trang', text: 'Đường nét hợp với vóc dáng' },
    notYet: 'Chưa mở. Nhờ nhắn khi mở.',
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
      text: 'Những gì hợp với bạn, những gì nên tránh và tấm thẻ mang theo khi ra tiệm, tất cả trong một bảng. Sau đó bạn có thể trao đổi thêm với chuyên viên.',
      action: 'Đặt lịch tư vấn',
    },
  },
  film: {
    label: 'Thước phim của studio',
    pause: 'Tạm dừng phim',
    play: 'Phát phim',
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
