import type { FaqTexts } from '#server/content/index.ts'

export const vietnamese: readonly FaqTexts[] = [
  {
    question: 'Tư vấn hình ảnh xem xét những gì?',
    answer: `<p>Chúng tôi xem đường viền và tỉ lệ gương mặt, ấn tượng của ngũ quan, cổ và vai, cùng chất tóc của bạn. Đây không phải là chọn một kiểu đang thịnh hành, mà là tìm xem đường nét nào trên gương mặt bạn nên làm nổi bật, đường nét nào nên để nhẹ đi.</p>
<p>Kết quả gồm hai kiểu tóc hợp với bạn, những kiểu nên tránh và phần mô tả để bạn đưa thẳng cho thợ làm tóc.</p>`,
  },
  {
    question: 'Không gặp trực tiếp, chỉ xem ảnh thì có chính xác không?',
    answer: `<p>Có. Ảnh chính diện và ảnh nghiêng chụp nơi đủ sáng, không dùng bộ lọc, đã cho thấy rõ dáng mặt và tỉ lệ. Những điều ảnh không cho thấy, như chất tóc hay thói quen tạo kiểu, chúng tôi hỏi trong phiếu khảo sát.</p>
<p>Nếu ảnh quá tối hoặc góc chụp bị lệch, chúng tôi sẽ xin bạn ảnh khác chứ không phỏng đoán.</p>`,
  },
  {
    question: 'Bảng kết quả có do người viết không?',
    answer: `<p>Có. Chuyên viên đọc khảo sát, xem ảnh rồi tự tay viết cho từng khách. Tên chuyên viên phụ trách nằm ở cuối bảng kết quả.</p>
<p>Hình trong bảng kết quả là tranh vẽ theo dáng mặt và kiểu tóc, chúng tôi không ghép ảnh của bạn.</p>`,
  },
  {
    question: 'Tôi không biết mình thuộc dáng mặt nào.',
    answer: `<p>Không sao cả. Phiếu khảo sát có hình vẽ từng dáng mặt, bạn chỉ cần chọn hình thấy giống mình nhất. Chuyên viên sẽ kiểm tra lại qua ảnh.</p>
<p>Hiếm có gương mặt nào chỉ thuộc đúng một dáng. Vì vậy bảng kết quả ghi cả những nét giao nhau, chẳng hạn “mặt trái tim gần với trái xoan”.</p>`,
  },
  {
    question: 'Tóc tôi đang hư hoặc đang nuôi dài, có nên tư vấn lúc này không?',
    answer: `<p>Có, đây chính là lúc nên xác định hướng đi. Trong phần ý kiến tự do của khảo sát, bạn hãy ghi thời điểm tẩy hoặc uốn tóc và độ dài bạn muốn có.</p>
<ul>
<li>Nếu tóc hư, chúng tôi tách riêng kiểu làm được ngay và kiểu nên làm sau khi tóc phục hồi.</li>
<li>Nếu đang nuôi tóc, chúng tôi viết thêm cách đi qua những độ dài lưng chừng.</li>
</ul>`,
  },
  {
    question: 'Nam giới hoặc người trung niên có được tư vấn không?',
    answer: `<p>Ai từ đủ 14 tuổi đều có thể đăng ký. Cách chúng tôi đọc một gương mặt không thay đổi theo tuổi tác hay giới tính.</p>
<p>Nếu bạn băn khoăn về những chỗ thay đổi theo năm tháng như đường chân tóc hay đỉnh đầu, hãy ghi vào khảo sát. Chúng tôi tìm cách để tóc rơi tự nhiên trước khi nghĩ đến chuyện che đi.</p>`,
  },
  {
    question: 'Tôi sống ngoài Hàn Quốc thì có đặt được không?',
    answer: `<p>Được. Từ đặt hàng đến bảng kết quả đều diễn ra trực tuyến. Trang web và email có tiếng Hàn, tiếng Anh và tiếng Việt, chúng tôi gửi thông báo bằng ngôn ngữ bạn dùng khi đặt.</p>
<p>Chúng tôi thu bằng won Hàn Quốc. Chuyển tiền từ nước ngoài mất vài ngày, nên bạn hãy để ý hạn thanh toán.</p>`,
  },
  {
    question: 'Bảng kết quả dùng được trong bao lâu?',
    answer: `<p>Khung xương và tỉ lệ gương mặt ít khi thay đổi, nên mỗi lần đổi kiểu tóc bạn đều có thể mở ra xem. Thành viên xem ở trang cá nhân, khách vãng lai xem qua liên kết trong email, và ai cũng có thể lưu bản PDF.</p>
<p>Bạn nên làm lại khi cân nặng thay đổi nhiều hoặc khi muốn một diện mạo hoàn toàn khác.</p>`,
  },
]
