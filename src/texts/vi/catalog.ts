import type { Messages } from '#texts/messages.ts'

export const catalog: Messages['catalog'] = {
  order: 'Đặt tư vấn trực tuyến',
  price: 'Giá',
  shipping: 'Phí giao hàng',
  turnaround: 'Thời gian',
  turnaroundText: (days) =>
    `Bảng kết quả có trong vòng ${days} ngày làm việc kể từ khi bạn gửi khảo sát.`,
  sentToday: (day) => `Thanh toán và gửi hôm nay thì bảng kết quả có chậm nhất vào ${day}.`,
  sentOn: (sent, due) => `Thanh toán và gửi vào ${sent} thì bảng kết quả có chậm nhất vào ${due}.`,
  tabs: 'Thông tin sản phẩm',
  description: 'Mô tả',
  review: 'Đánh giá',
  inquiry: 'Hỏi đáp',
  qna: 'Q&A',
  qnaWithin: 'Hỏi đáp sản phẩm',
  faq: 'FAQ',
  portraits: {
    hair: 'Hình vẽ khuôn mặt với mái tóc tỉa tầng',
    colour: 'Hình vẽ khuôn mặt khoác tấm vải nhiều màu',
  },
  notOnSale: 'Hiện chưa nhận đơn hàng.',
  consulting: {
    pageTitle: 'Tư vấn hình ảnh trực tuyến',
    title: 'Đọc kỹ một người, gói trong một trang',
    intro:
      'Chuyên viên trực tiếp xem ảnh và khảo sát của bạn. Bạn không cần đi đâu, bảng kết quả có trên màn hình và dạng PDF.',
    portrait: 'Hình vẽ gương mặt với tóc gợn sóng và mái lệch',
    types: 'Ba loại tư vấn',
    about: 'Giới thiệu tư vấn',
    gets: 'Bảng kết quả gồm những gì',
    analysis: {
      title: 'Dáng mặt và tỉ lệ',
      text: 'Phân tích chung gương mặt, đường nét, cổ và vai của bạn.',
    },
    best: {
      title: 'Hai kiểu tóc hợp với bạn',
      text: 'Độ dài, mái và độ phồng, kèm lý do cho từng kiểu.',
    },
    worst: {
      title: 'Kiểu tóc nên tránh',
      text: 'Giải thích vì sao những kiểu tóc đó trông chưa hợp với bạn.',
    },
    words: {
      title: 'Lời mô tả cho thợ tóc',
      text: 'Chỉ cần đưa cho thợ xem, bạn không phải tự diễn đạt.',
    },
    bestLabel: (number: number) => `Kiểu hợp ${number}`,
    colour: {
      labels: { suits: 'Màu hợp', makeUp: 'Trang điểm', avoid: 'Màu nên tránh' },
      season: {
        title: 'Bốn trục và mùa của bạn',
        text: 'Sắc ấm lạnh, độ sáng, độ tươi và độ tương phản, đọc từ ảnh đã chỉnh theo giấy trắng.',
      },
      colours: {
        title: 'Mười hai màu hợp với bạn',
        text: 'Kèm sáu màu nên tránh, mỗi màu đặt cạnh màu nên mặc thay thế.',
      },
      looks: {
        title: 'Hai kiểu trang điểm',
        text: 'Màu cho môi, má, mắt và các bước, cho ngày thường và dịp đặc biệt.',
      },
      fan: {
        title: 'Thẻ màu mang theo khi mua sắm',
        text: 'Mở một màu kín màn hình rồi đặt cạnh vải.',
      },
    },
    process: 'Xem các bước',
    reviews: 'Xem đánh giá',
  },
}
