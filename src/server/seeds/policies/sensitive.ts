import type { Policy } from './policy.ts'

/** Text of the separate consent to photos, body measures and health data. */
export const sensitivePolicy: Policy = {
  ko: ({
    photoRetentionDays,
    company,
  }) => `<p>${company.name}에서는 컨설팅을 위해 아래 정보를 따로 동의받아 처리합니다.</p>
<table>
<tbody>
<tr><th scope="row">항목</th><td>얼굴 사진(최대 3장), 얼굴형과 이목구비, 목과 어깨의 특징, 키와 몸무게. 퍼스널 컬러 상담에서는 손목 사진, 눈동자·머리·피부의 색, 화장 습관, 알레르기처럼 예민하게 반응하는 것(건강 정보). 고민과 요청 사항</td></tr>
<tr><th scope="row">목적</th><td>얼굴 비율과 인상, 색 분석, 어울리는 머리와 색 제안, 결과지 작성과 그에 관한 문의 답변</td></tr>
<tr><th scope="row">보유 기간</th><td>사진은 컨설팅을 마친 날부터 ${photoRetentionDays}일까지이며, 요청하면 바로 지웁니다. 주문 화면에서 180일 또는 1년 더 보관하도록 정하고 언제든 되돌릴 수 있습니다. 설문지 답변과 결과지는 용역 공급 기록으로 5년 동안 보관합니다.</td></tr>
<tr><th scope="row">보는 사람</th><td>담당 상담사와 관리자만 봅니다. 사진을 본 때와 사람을 기록하고 주문 화면에서 보여 줍니다.</td></tr>
</tbody>
</table>
<p>사진에서 사람을 식별하기 위한 특징값을 뽑지 않으며, 광고나 학습에 쓰거나 다른 사람에게 보여 주지 않습니다. 저장할 때 촬영 위치 등의 부가 정보를 지웁니다.</p>
<p>동의하지 않을 수 있습니다. 다만 사진이 없으면 분석이 덜 정확할 수 있고, 설문지에 답하지 않으면 결과지를 쓸 수 없습니다. 동의는 언제든 주문 화면이나 설정에서, 또는 이메일 주소 ${company.businessEmail} 앞으로 알려 철회할 수 있고, 그러면 사진과 키·몸무게, 건강 정보를 바로 지웁니다.</p>`,
  en: ({
    photoRetentionDays,
    company,
  }) => `<p>To advise you, ${company.name} handles the following information with your separate consent.</p>
<table>
<tbody>
<tr><th scope="row">What</th><td>Photos of your face (up to three), face shape and features, neck and shoulders, height and weight; for personal colour also a photo of your wrist, the colours of eyes, hair and skin, your make-up habits, and what you are sensitive or allergic to (health data); your concerns and wishes</td></tr>
<tr><th scope="row">Why</th><td>To study the proportions, impression and colours of your face, recommend hairstyles and colours, write your result sheet and answer your questions about it</td></tr>
<tr><th scope="row">How long</th><td>Photos: ${photoRetentionDays} days after the consultation is completed, or until you ask us to erase them. On the page of your order you can have them kept 180 days or one year longer, and take that back at any time. Survey answers and the result sheet: five years, as a record of the service.</td></tr>
<tr><th scope="row">Who sees it</th><td>Your consultant and administrators only. Every view of a photo is recorded and shown on the page of your order.</td></tr>
</tbody>
</table>
<p>We do not extract features that identify a person, and we do not use photos for advertising or training or show them to anyone else. Location and other hidden data are removed when a photo is stored.</p>
<p>You may refuse. Without photos, the analysis may be less exact; without survey answers, we cannot write a result sheet. You may withdraw your consent at any time on the page of your order, in your settings or by writing to ${company.businessEmail}; photos, height, weight and health data are then erased at once.</p>`,
  vi: ({
    photoRetentionDays,
    company,
  }) => `<p>Để tư vấn, ${company.name} xử lý các thông tin sau khi có sự đồng ý riêng của bạn.</p>
<table>
<tbody>
<tr><th scope="row">Thông tin</th><td>Ảnh gương mặt (tối đa ba ảnh), dáng mặt và đường nét, đặc điểm cổ và vai, chiều cao và cân nặng; với tư vấn màu sắc cá nhân còn có ảnh cổ tay, màu mắt, tóc và da, thói quen trang điểm, những gì bạn dị ứng hay nhạy cảm (thông tin sức khỏe); điều băn khoăn và mong muốn</td></tr>
<tr><th scope="row">Mục đích</th><td>Phân tích tỉ lệ, ấn tượng và màu sắc gương mặt, đề xuất kiểu tóc và màu sắc, viết bảng kết quả và trả lời câu hỏi liên quan</td></tr>
<tr><th scope="row">Thời gian lưu</th><td>Ảnh: ${photoRetentionDays} ngày kể từ khi hoàn tất tư vấn, hoặc xóa ngay khi bạn yêu cầu. Ở trang đơn hàng, bạn có thể chọn lưu thêm 180 ngày hoặc một năm và đổi lại bất cứ lúc nào. Câu trả lời khảo sát và bảng kết quả: năm năm, là hồ sơ cung cấp dịch vụ.</td></tr>
<tr><th scope="row">Người xem</th><td>Chỉ chuyên viên phụ trách và quản trị viên. Mỗi lần xem ảnh đều được ghi lại và hiện ở trang đơn hàng.</td></tr>
</tbody>
</table>
<p>Chúng tôi không trích xuất đặc điểm để nhận dạng một người, không dùng ảnh để quảng cáo hay huấn luyện và không cho người khác xem. Vị trí chụp và dữ liệu ẩn khác được xóa khi lưu ảnh.</p>
<p>Bạn có thể từ chối. Nếu không có ảnh, phân tích có thể kém chính xác; nếu không trả lời khảo sát, chúng tôi không thể viết bảng kết quả. Bạn có thể rút lại sự đồng ý bất cứ lúc nào ở trang đơn hàng, trong phần cài đặt hoặc qua ${company.businessEmail}; khi đó ảnh, chiều cao, cân nặng và thông tin sức khỏe được xóa ngay.</p>`,
}
