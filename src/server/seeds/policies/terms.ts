import type { Policy } from './policy.ts'

/** The terms of use. */
export const termsPolicy: Policy = {
  ko: ({
    company,
    paymentDeadlineDays,
    surveyDeadlineDays,
    autoCompleteDays,
  }) => `<h2>제1조 목적</h2>
<p>이 약관은 회사가 운영하는 홈페이지에서 제공하는 이미지 컨설팅 서비스의 이용 조건과 절차, 회사와 이용자의 권리와 의무를 정합니다. 여기에서 회사는 ${company.name}입니다.</p>
<h2>제2조 용어의 뜻</h2>
<ul>
<li>이용자는 이 약관에 따라 서비스를 이용하는 회원과 비회원입니다.</li>
<li>회원은 가입하고 아이디를 받은 사람, 비회원은 가입하지 않고 주문하는 사람입니다.</li>
<li>결과지는 상담사가 이용자의 설문지와 사진을 분석해 쓴 문서입니다.</li>
</ul>
<h2>제3조 약관의 효력과 변경</h2>
<p>회사는 약관을 홈페이지에 게시합니다. 관계 법령을 어기지 않는 범위에서 약관을 바꿀 수 있으며, 적용일 7일 전부터, 이용자에게 불리한 변경은 30일 전부터 알립니다. 이미 한 주문에는 주문할 때의 약관을 적용합니다.</p>
<h2>제4조 가입과 탈퇴</h2>
<ul>
<li>만 14세 이상이면 가입하거나 주문할 수 있습니다.</li>
<li>다른 사람의 정보를 쓰거나 사실과 다르게 적은 가입은 받지 않거나 나중에 해지할 수 있습니다.</li>
<li>회원은 언제든 마이페이지에서 탈퇴할 수 있습니다. 진행 중인 주문이 있으면 먼저 마치거나 취소해야 합니다.</li>
</ul>
<h2>제5조 주문과 결제</h2>
<ul>
<li>상품, 금액, 환불 규정을 확인하고 주문하면 계약이 이루어집니다. 결제할 금액은 회사의 서버가 계산한 금액을 따릅니다.</li>
<li>무통장 입금 주문은 ${paymentDeadlineDays}일 안에 주문 금액을 입금해야 하며, 그때까지 입금하지 않으면 주문이 취소됩니다.</li>
<li>쿠폰은 한 주문에 한 장, 프로모션 코드는 한 주문에 하나를 쓸 수 있습니다. 포인트는 포인트 안내를 따릅니다.</li>
</ul>
<h2>제6조 설문지와 결과지</h2>
<ul>
<li>이용자는 결제하고 ${surveyDeadlineDays}일 안에 설문지를 보냅니다. 설문지와 입금이 모두 확인되면 컨설팅을 시작합니다.</li>
<li>결과지를 보낸 뒤 ${autoCompleteDays}일 동안 이의가 없으면 컨설팅이 끝난 것으로 봅니다.</li>
<li>결과지는 전문가의 의견이며 의학적 진단이 아닙니다. 시술의 결과는 모발 상태와 시술자에 따라 다를 수 있습니다.</li>
</ul>
<h2>제7조 청약 철회와 환불</h2>
<p>취소와 환불은 환불 규정과 「전자상거래 등에서의 소비자보호에 관한 법률」 규정을 따릅니다.</p>
<h2>제8조 이용자의 의무</h2>
<p>이용자는 본인의 사진만 보내고, 다른 사람의 권리를 침해하는 내용을 올리지 않으며, 아이디와 비밀번호를 다른 사람에게 넘기지 않습니다.</p>
<h2>제9조 저작권</h2>
<p>결과지의 저작권은 회사에 있습니다. 이용자는 결과지를 스스로 쓰거나 미용실에 보여 줄 수 있으며, 팔거나 널리 퍼뜨리려면 회사의 동의를 받아야 합니다. 이용자가 보낸 사진과 글의 권리는 이용자에게 있습니다.</p>
<h2>제10조 책임</h2>
<p>회사는 고의나 과실로 이용자에게 생긴 손해를 배상합니다. 천재지변이나 이용자의 잘못처럼 회사가 어찌할 수 없는 이유로 생긴 손해에는 책임지지 않습니다.</p>
<h2>제11조 분쟁의 해결</h2>
<p>문의와 불만은 ${company.businessEmail}, ${company.phone}에서 받습니다. 분쟁이 풀리지 않으면 한국소비자원이나 전자거래분쟁조정위원회의 조정을 신청할 수 있습니다. 준거법은 대한민국 법이며, 소송의 관할은 「민사소송법」 규정을 따릅니다.</p>
<p>${company.name} · 대표 ${company.ceo} · ${company.address} · 사업자등록번호 ${company.businessRegistrationNumber} · 통신판매업 신고번호 ${company.mailOrderRegistrationNumber}</p>`,
  en: ({
    company,
    paymentDeadlineDays,
    surveyDeadlineDays,
    autoCompleteDays,
  }) => `<h2>1. Purpose</h2>
<p>These terms govern the image-consulting services that ${company.name} (“the studio”) offers on this site, and the rights and duties of the studio and its users.</p>
<h2>2. Definitions</h2>
<ul>
<li>A “user” is a member or a guest who uses the service under these terms.</li>
<li>A “member” has signed up for an account; a “guest” orders without one.</li>
<li>A “result sheet” is what a consultant writes after studying a user's survey and photos.</li>
</ul>
<h2>3. Effect and changes</h2>
<p>The terms are published on this site. The studio may change them within the law, with seven days' notice, or 30 days' notice if a change is to users' disadvantage. The terms in force when you place an order apply to it.</p>
<h2>4. Accounts</h2>
<ul>
<li>You may sign up or order from the age of 14.</li>
<li>We may refuse or close an account opened with someone else's or false details.</li>
<li>Members may delete their account at any time on My page, once orders in progress are completed or cancelled.</li>
</ul>
<h2>5. Orders and payment</h2>
<ul>
<li>The contract is made when you order after having seen the product, the amount and the refund rules. The amount is the one our server calculates.</li>
<li>An order by bank transfer must be paid within ${paymentDeadlineDays} days; otherwise it is cancelled.</li>
<li>You can use one coupon and one promotion code per order. The points guide applies to points.</li>
</ul>
<h2>6. Survey and result sheet</h2>
<ul>
<li>Please send your survey within ${surveyDeadlineDays} days of payment. The consultation starts once both the survey and the payment have arrived.</li>
<li>If you do not object within ${autoCompleteDays} days of receiving the result sheet, the consultation counts as completed.</li>
<li>A result sheet is professional advice, not a medical diagnosis. What a salon achieves depends on your hair and your hairdresser.</li>
</ul>
<h2>7. Withdrawal and refunds</h2>
<p>Cancellation and refunds follow our refund rules and Korea's Act on Consumer Protection in Electronic Commerce.</p>
<h2>8. Your duties</h2>
<p>Send only photos of yourself, do not publish anything that infringes the rights of others, and keep your ID and password secret.</p>
<h2>9. Copyright</h2>
<p>The studio holds the copyright to result sheets. You may use yours and show it to your hairdresser; selling or distributing it requires our consent. The photos and texts you send remain yours.</p>
<h2>10. Liability</h2>
<p>The studio compensates for damage that it causes intentionally or negligently. It is not liable for damage beyond its control, such as natural disasters or a user's own fault.</p>
<h2>11. Disputes</h2>
<p>Write to ${company.businessEmail} or call ${company.phone}. If we cannot agree, you may apply to the Korea Consumer Agency or the E-Commerce Mediation Committee. Korean law applies; the competent court follows the Civil Procedure Act.</p>
<p>${company.name} · CEO ${company.ceo} · ${company.address} · Business registration ${company.businessRegistrationNumber} · Mail-order registration ${company.mailOrderRegistrationNumber}</p>`,
  vi: ({
    company,
    paymentDeadlineDays,
    surveyDeadlineDays,
    autoCompleteDays,
  }) => `<h2>Điều 1. Mục đích</h2>
<p>Điều khoản này quy định việc sử dụng dịch vụ tư vấn hình ảnh do ${company.name} (“studio”) cung cấp trên trang này, cùng quyền và nghĩa vụ của studio và người dùng.</p>
<h2>Điều 2. Định nghĩa</h2>
<ul>
<li>“Người dùng” là thành viên hoặc khách vãng lai sử dụng dịch vụ theo điều khoản này.</li>
<li>“Thành viên” là người đã đăng ký tài khoản; “khách vãng lai” là người đặt hàng mà không đăng ký.</li>
<li>“Bảng kết quả” là tài liệu do chuyên viên viết sau khi phân tích khảo sát và ảnh của người dùng.</li>
</ul>
<h2>Điều 3. Hiệu lực và thay đổi</h2>
<p>Điều khoản được công bố trên trang này. Trong phạm vi pháp luật, studio có thể thay đổi và thông báo trước 7 ngày, hoặc 30 ngày nếu thay đổi bất lợi cho người dùng. Đơn đã đặt áp dụng điều khoản tại thời điểm đặt hàng.</p>
<h2>Điều 4. Đăng ký và xóa tài khoản</h2>
<ul>
<li>Người từ đủ 14 tuổi có thể đăng ký hoặc đặt hàng.</li>
<li>Tài khoản dùng thông tin của người khác hoặc sai sự thật có thể bị từ chối hoặc đóng.</li>
<li>Thành viên có thể xóa tài khoản bất cứ lúc nào tại trang cá nhân, sau khi hoàn tất hoặc hủy các đơn đang xử lý.</li>
</ul>
<h2>Điều 5. Đặt hàng và thanh toán</h2>
<ul>
<li>Hợp đồng được lập khi bạn đặt hàng sau khi đã xem sản phẩm, số tiền và quy định hoàn tiền. Số tiền là số do máy chủ của chúng tôi tính.</li>
<li>Đơn chuyển khoản cần được thanh toán trong ${paymentDeadlineDays} ngày, nếu không đơn sẽ bị hủy.</li>
<li>Mỗi đơn dùng một phiếu giảm giá và một mã khuyến mãi. Điểm theo hướng dẫn về điểm.</li>
</ul>
<h2>Điều 6. Khảo sát và bảng kết quả</h2>
<ul>
<li>Bạn gửi khảo sát trong ${surveyDeadlineDays} ngày sau khi thanh toán. Việc tư vấn bắt đầu khi đã nhận cả khảo sát và thanh toán.</li>
<li>Nếu bạn không có ý kiến trong ${autoCompleteDays} ngày kể từ khi nhận bảng kết quả, buổi tư vấn được coi là hoàn tất.</li>
<li>Bảng kết quả là ý kiến chuyên môn, không phải chẩn đoán y khoa. Kết quả làm tóc còn tùy vào chất tóc và người thợ.</li>
</ul>
<h2>Điều 7. Hủy đơn và hoàn tiền</h2>
<p>Việc hủy và hoàn tiền theo quy định hoàn tiền và Luật bảo vệ người tiêu dùng trong thương mại điện tử của Hàn Quốc.</p>
<h2>Điều 8. Nghĩa vụ của người dùng</h2>
<p>Bạn chỉ gửi ảnh của chính mình, không đăng nội dung xâm phạm quyền của người khác và không trao tài khoản, mật khẩu cho người khác.</p>
<h2>Điều 9. Bản quyền</h2>
<p>Bản quyền bảng kết quả thuộc về studio. Bạn có thể tự dùng và đưa thợ làm tóc xem; việc bán hoặc phổ biến cần sự đồng ý của studio. Ảnh và nội dung bạn gửi vẫn thuộc về bạn.</p>
<h2>Điều 10. Trách nhiệm</h2>
<p>Studio bồi thường thiệt hại do cố ý hoặc sơ suất của mình. Studio không chịu trách nhiệm về thiệt hại ngoài tầm kiểm soát như thiên tai hoặc lỗi của người dùng.</p>
<h2>Điều 11. Giải quyết tranh chấp</h2>
<p>Liên hệ ${company.businessEmail} hoặc ${company.phone}. Nếu không thỏa thuận được, bạn có thể đề nghị Cơ quan Người tiêu dùng Hàn Quốc hoặc Ủy ban Hòa giải Thương mại điện tử. Áp dụng luật Hàn Quốc; thẩm quyền tòa án theo Luật tố tụng dân sự.</p>
<p>${company.name} · Đại diện ${company.ceo} · ${company.address} · Số đăng ký kinh doanh ${company.businessRegistrationNumber} · Số đăng ký bán hàng trực tuyến ${company.mailOrderRegistrationNumber}</p>`,
}
