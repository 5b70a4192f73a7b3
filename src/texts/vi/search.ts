import type { SearchTexts } from '#texts/search.ts'

export const search: SearchTexts = {
  titled: (title) => `${title} · Gyeol`,
  picture: 'Hình vẽ khuôn mặt với mái tóc dài và biểu tượng của Gyeol',
  landing: {
    title: 'Gyeol, tư vấn hình ảnh đọc từng nét mặt',
    description:
      'Tư vấn hình ảnh trực tuyến từ Hàn Quốc: gửi ba tấm ảnh và vài câu trả lời, chuyên viên gói gọn điều gì hợp, điều gì nên tránh trong một bảng kết quả.',
  },
  dashboard: {
    title: 'Các loại tư vấn',
    description: 'Tóc, trang điểm hay thời trang: chọn bằng hình điều bạn muốn được tư vấn.',
  },
  policy: (title) => `${title} của Gyeol, tư vấn hình ảnh từ Hàn Quốc: bản đang có hiệu lực.`,
  consulting:
    'Tư vấn hình ảnh trực tuyến là gì, bảng kết quả có những gì và giá bao nhiêu, xem trong một trang.',
  process:
    'Chọn loại tư vấn, gửi ảnh và phiếu khảo sát, chuyên viên phân tích và viết bảng kết quả: bốn bước được trình bày chi tiết.',
  sample: {
    title: 'Bảng kết quả mẫu · Gyeol',
    description:
      'Trọn một bảng kết quả tư vấn tóc: phân tích khuôn mặt, kiểu hợp, kiểu nên tránh, cách chăm tóc buổi sáng và thẻ cho tiệm tóc.',
  },
  contents: 'Những bài viết về dáng mặt, chất tóc và phong cách do studio viết và chọn lọc.',
  faq: 'Những câu hỏi thường gặp về đặt hàng, thanh toán, ảnh, khảo sát và bảng kết quả, kèm câu trả lời.',
  gallery: 'Toàn bộ đánh giá và số sao của khách hàng sau khi được tư vấn.',
}
