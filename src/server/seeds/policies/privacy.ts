import type { Policy } from './policy.ts'

/** The privacy policy: what is stored, why, for how long, and which processors handle it. */
export const privacyPolicy: Policy = {
  ko: ({
    company,
    photoRetentionDays,
  }) => `<p>회사는 「개인정보 보호법」 규정을 지키며, 개인정보를 어떻게 다루는지 아래와 같이 알립니다. 여기에서 회사는 ${company.name}입니다.</p>
<h2>1. 처리하는 항목과 목적</h2>
<table>
<thead><tr><th scope="col">때</th><th scope="col">항목</th><th scope="col">목적</th></tr></thead>
<tbody>
<tr><td>회원가입</td><td>아이디, 비밀번호, 이름, 이메일, 휴대폰 번호. 선택: 주소</td><td>회원 식별, 서비스 제공, 연락</td></tr>
<tr><td>주문(회원·비회원)</td><td>이름, 이메일, 전화번호, 주문과 결제 기록. 계좌이체는 입금자 이름, 환불은 환불 계좌. 선택: 주소</td><td>계약의 체결과 이행, 결제와 환불</td></tr>
<tr><td>설문지</td><td>얼굴 특징, 키와 몸무게, 색과 화장 습관, 예민하게 반응하는 것, 고민, 사진(따로 동의)</td><td>컨설팅과 결과지 작성</td></tr>
<tr><td>문의와 후기</td><td>이름 또는 작성자 이름, 연락처, 내용, 사진. 선택: 얼굴형과 머리 이름</td><td>답변, 후기 게시</td></tr>
<tr><td>소식 받기(선택, 따로 동의)</td><td>이메일, 휴대폰 번호</td><td>새 상담, 할인, 행사 소식</td></tr>
<tr><td>상담 알림 부탁(선택, 따로 동의)</td><td>이메일</td><td>그 상담을 시작할 때 메일 한 번. 보내면 바로, 늦어도 12개월 뒤 파기</td></tr>
<tr><td>이용 중 자동</td><td>접속 일시, IP 주소, 브라우저 정보, 쿠키</td><td>로그인 유지, 부정 이용 방지</td></tr>
</tbody>
</table>
<p>계약을 이행하는 데 필요한 정보는 동의 없이 처리하며, 사진과 신체·건강 정보는 설문지에서 따로 동의를 받습니다.</p>
<h2>2. 보유 기간</h2>
<p>목적을 이루면 바로 파기합니다. 다만 아래 기록은 법이 정한 기간 동안 다른 정보와 나누어 보관합니다.</p>
<ul>
<li>계약 또는 청약 철회, 대금 결제와 용역 공급 기록: 5년 (전자상거래법)</li>
<li>소비자의 불만 또는 분쟁 처리 기록: 3년 (전자상거래법)</li>
<li>표시·광고 기록(광고 수신 동의와 철회 포함): 6개월 (전자상거래법)</li>
<li>접속 기록: 3개월 (통신비밀보호법)</li>
<li>설문지 사진: 컨설팅을 마친 날부터 ${photoRetentionDays}일. 요청하면 바로 지우거나 180일 또는 1년 더 보관</li>
</ul>
<h2>3. 파기</h2>
<p>기간이 지난 전자 파일은 되살릴 수 없는 방법으로 지웁니다. 회원이 탈퇴하면 법이 정한 기록을 뺀 개인정보를 바로 지웁니다.</p>
<h2>4. 제3자 제공</h2>
<p>회사는 개인정보를 제3자에게 제공하지 않습니다. 법률에 따라 수사기관 등이 정해진 절차로 요구하는 때는 예외입니다.</p>
<h2>5. 처리 위탁</h2>
<table>
<thead><tr><th scope="col">맡는 곳</th><th scope="col">맡기는 일</th></tr></thead>
<tbody>
<tr><td>${company.hostingProvider}</td><td>서버 운영과 자료 보관</td></tr>
<tr><td>토스페이먼츠(주)</td><td>카드 등 전자 결제(그 결제를 고른 경우)</td></tr>
<tr><td>솔라피</td><td>문자 발송(문자를 받는 경우)</td></tr>
</tbody>
</table>
<p>맡는 곳이나 일이 바뀌면 이 방침에서 알립니다. 회사는 개인정보를 나라 밖으로 이전하지 않으며, 이전이 필요해지면 먼저 알리고 동의를 받습니다. 카카오, 네이버, Google, Facebook, Zalo 계정으로 로그인하면 그 회사가 이용자의 동의에 따라 이름, 이메일, 프로필 사진을 회사에 전합니다.</p>
<h2>6. 이용자의 권리</h2>
<p>언제든 개인정보의 열람, 정정, 삭제, 처리 정지와 동의 철회를 요구할 수 있습니다. 마이페이지에서 하거나 이메일 주소 ${company.businessEmail} 앞으로 보내 주시면 10일 안에 처리합니다. 대리인도 위임장을 내고 요구할 수 있습니다.</p>
<h2>7. 만 14세 미만</h2>
<p>만 14세 미만의 가입과 주문은 받지 않습니다. 알게 되면 그 정보를 바로 지웁니다.</p>
<h2>8. 쿠키와 기기 저장소</h2>
<p>로그인 유지, 로그인하거나 이메일을 인증한 브라우저의 확인, 언어 선택, 작성 중인 설문지의 임시 보관에 씁니다. 브라우저 설정에서 거부할 수 있으며, 그러면 로그인이 유지되지 않을 수 있습니다.</p>
<p>화면이 얼마나 빨리 열렸는지는 쿠키와 식별 정보 없이 횟수로만 세고, 브라우저의 추적 거부 설정을 따릅니다.</p>
<h2>9. 안전 조치</h2>
<ul>
<li>비밀번호와 인증 코드는 되돌릴 수 없게 암호화해 보관합니다.</li>
<li>전송 구간을 암호화하고, 사진은 짧은 시간만 쓸 수 있는 주소로만 보여 줍니다.</li>
<li>접근 권한을 최소한으로 주고, 관리자의 변경과 사진 열람을 기록합니다.</li>
</ul>
<h2>10. 보호책임자와 구제</h2>
<p>개인정보 보호책임자: ${company.privacyOfficer} · ${company.businessEmail} · ${company.phone}</p>
<p>다음 기관에도 도움을 청할 수 있습니다. 개인정보침해신고센터(118), 개인정보분쟁조정위원회(1833-6972), 대검찰청(1301), 경찰청(182)</p>
<h2>11. 변경</h2>
<p>이 방침이 바뀌면 적용일 7일 전부터 누리집에서 알립니다.</p>`,
  en: ({
    company,
    photoRetentionDays,
  }) => `<p>${company.name} (“the studio”) complies with Korea's Personal Information Protection Act and handles personal information as follows.</p>
<h2>1. What we handle and why</h2>
<table>
<thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Signing up</td><td>ID, password, name, email, mobile number. Optional: address</td><td>To identify members, provide the service and contact them</td></tr>
<tr><td>Ordering, as member or guest</td><td>Name, email, phone, order and payment records; the depositor's name for bank transfer, an account for refunds. Optional: address</td><td>To conclude and perform the contract, to take and refund payments</td></tr>
<tr><td>Survey</td><td>Facial features, height and weight, colours and make-up habits, sensitivities, concerns, photos (with separate consent)</td><td>Consulting and the result sheet</td></tr>
<tr><td>Inquiries and reviews</td><td>Name or author's name, contact details, content, photos. Optional: face shape and name of the hairstyle</td><td>To answer; to publish reviews</td></tr>
<tr><td>News (optional, with separate consent)</td><td>Email, mobile number</td><td>To tell you about new consultations, discounts and events</td></tr>
<tr><td>Asking to be told of a consultation (optional, with separate consent)</td><td>Email</td><td>To write once when it opens; destroyed then, at the latest after 12 months</td></tr>
<tr><td>Automatically</td><td>Time of access, IP address, browser, cookies</td><td>To keep you signed in, to prevent abuse</td></tr>
</tbody>
</table>
<p>We handle what the contract requires without consent. For photos and body measurements we ask for separate consent in the survey.</p>
<h2>2. How long we keep it</h2>
<p>We destroy information once its purpose is met. The law requires us to keep the following records separately for these periods.</p>
<ul>
<li>Contracts, withdrawals, payments and supply: 5 years (E-Commerce Act)</li>
<li>Complaints and disputes: 3 years (E-Commerce Act)</li>
<li>Labelling and advertising, with consents to receive it: 6 months (E-Commerce Act)</li>
<li>Access logs: 3 months (Protection of Communications Secrets Act)</li>
<li>Survey photos: ${photoRetentionDays} days after the consultation is completed; on request at once, or 180 days or one year later</li>
</ul>
<h2>3. Destruction</h2>
<p>Files are erased so that they cannot be restored. When a member leaves, everything but the records above is erased at once.</p>
<h2>4. Third parties</h2>
<p>We do not give personal information to third parties, except where the law requires it and due process is followed.</p>
<h2>5. Processors</h2>
<table>
<thead><tr><th scope="col">Who</th><th scope="col">What for</th></tr></thead>
<tbody>
<tr><td>${company.hostingProvider}</td><td>Running servers and storing data</td></tr>
<tr><td>Toss Payments</td><td>Card and other electronic payment, if you choose it</td></tr>
<tr><td>Solapi</td><td>Text messages, if you receive them</td></tr>
</tbody>
</table>
<p>Changes are announced here. We do not transfer personal information abroad; if it becomes necessary, we will tell you first and ask for your consent. If you sign in with Kakao, Naver, Google, Facebook or Zalo, that company passes on your name, email and profile picture as you allow it to.</p>
<h2>6. Your rights</h2>
<p>You may ask at any time to see, correct or erase your information, to stop its use, or to withdraw your consent: on My page, or by writing to ${company.businessEmail}. We respond within 10 days. Someone you authorise may ask on your behalf.</p>
<h2>7. Under 14</h2>
<p>We do not accept accounts or orders from anyone under 14, and we erase such information as soon as we learn of it.</p>
<h2>8. Cookies and storage on your device</h2>
<p>They keep you signed in, recognise the browser in which you signed in or verified your address, remember your language and hold an unfinished survey. You may refuse them in your browser, but you may then not stay signed in.</p>
<h2>9. Security</h2>
<ul>
<li>Passwords and codes are stored so that they cannot be read back.</li>
<li>Connections are encrypted; photos are shown only through short-lived links.</li>
<li>Access is limited to the minimum; changes by administrators and views of photos are recorded.</li>
</ul>
<h2>10. Privacy officer and complaints</h2>
<p>Privacy officer: ${company.privacyOfficer} · ${company.businessEmail} · ${company.phone}</p>
<p>You may also contact the Privacy Infringement Report Centre (118), the Personal Information Dispute Mediation Committee (1833-6972), the Supreme Prosecutors' Office (1301) or the National Police Agency (182).</p>
<h2>11. Changes</h2>
<p>We announce changes on this site seven days before they take effect.</p>`,
  vi: ({
    company,
    photoRetentionDays,
  }) => `<p>${company.name} (“studio”) tuân thủ Luật bảo vệ thông tin cá nhân của Hàn Quốc và xử lý thông tin cá nhân như sau.</p>
<h2>1. Thông tin và mục đích</h2>
<table>
<thead><tr><th scope="col">Khi</th><th scope="col">Thông tin</th><th scope="col">Mục đích</th></tr></thead>
<tbody>
<tr><td>Đăng ký</td><td>ID, mật khẩu, họ tên, email, số di động. Tùy chọn: địa chỉ</td><td>Xác định thành viên, cung cấp dịch vụ, liên lạc</td></tr>
<tr><td>Đặt hàng (thành viên và khách vãng lai)</td><td>Họ tên, email, điện thoại, hồ sơ đơn hàng và thanh toán; tên người chuyển khoản, tài khoản nhận hoàn tiền. Tùy chọn: địa chỉ</td><td>Lập và thực hiện hợp đồng, thanh toán và hoàn tiền</td></tr>
<tr><td>Khảo sát</td><td>Đặc điểm gương mặt, chiều cao và cân nặng, màu sắc và thói quen trang điểm, những gì nhạy cảm, điều băn khoăn, ảnh (đồng ý riêng)</td><td>Tư vấn và viết bảng kết quả</td></tr>
<tr><td>Câu hỏi và đánh giá</td><td>Tên người viết, thông tin liên hệ, nội dung, ảnh. Tùy chọn: dáng mặt và tên kiểu tóc</td><td>Trả lời, đăng đánh giá</td></tr>
<tr><td>Nhận tin (không bắt buộc, đồng ý riêng)</td><td>Email, số di động</td><td>Gửi tin về dịch vụ mới, giảm giá và sự kiện</td></tr>
<tr><td>Nhờ báo khi mở một loại tư vấn (không bắt buộc, đồng ý riêng)</td><td>Email</td><td>Gửi một email khi mở; hủy ngay sau đó, muộn nhất sau 12 tháng</td></tr>
<tr><td>Tự động</td><td>Thời điểm truy cập, địa chỉ IP, trình duyệt, cookie</td><td>Giữ đăng nhập, ngăn lạm dụng</td></tr>
</tbody>
</table>
<p>Thông tin cần cho hợp đồng được xử lý mà không cần đồng ý; với ảnh và số đo cơ thể, chúng tôi hỏi riêng trong khảo sát.</p>
<h2>2. Thời gian lưu</h2>
<p>Thông tin được hủy khi đạt mục đích. Các hồ sơ sau được lưu riêng theo thời hạn luật định.</p>
<ul>
<li>Hợp đồng, hủy đơn, thanh toán và cung cấp dịch vụ: 5 năm (Luật thương mại điện tử)</li>
<li>Khiếu nại và tranh chấp: 3 năm (Luật thương mại điện tử)</li>
<li>Hiển thị và quảng cáo, kể cả việc đồng ý nhận quảng cáo: 6 tháng (Luật thương mại điện tử)</li>
<li>Nhật ký truy cập: 3 tháng (Luật bảo vệ bí mật thông tin)</li>
<li>Ảnh khảo sát: ${photoRetentionDays} ngày kể từ khi hoàn tất tư vấn; theo yêu cầu của bạn: xóa ngay, hoặc lưu thêm 180 ngày hay một năm</li>
</ul>
<h2>3. Hủy thông tin</h2>
<p>Tệp được xóa sao cho không thể khôi phục. Khi thành viên xóa tài khoản, mọi thông tin ngoài các hồ sơ trên được xóa ngay.</p>
<h2>4. Bên thứ ba</h2>
<p>Chúng tôi không cung cấp thông tin cá nhân cho bên thứ ba, trừ khi luật yêu cầu theo đúng thủ tục.</p>
<h2>5. Bên xử lý</h2>
<table>
<thead><tr><th scope="col">Bên xử lý</th><th scope="col">Công việc</th></tr></thead>
<tbody>
<tr><td>${company.hostingProvider}</td><td>Vận hành máy chủ và lưu dữ liệu</td></tr>
<tr><td>Toss Payments</td><td>Thanh toán thẻ và điện tử, nếu bạn chọn</td></tr>
<tr><td>Solapi</td><td>Gửi tin nhắn, nếu bạn nhận</td></tr>
</tbody>
</table>
<p>Thay đổi được thông báo tại đây. Chúng tôi không chuyển thông tin ra nước ngoài; nếu cần, chúng tôi sẽ báo trước và xin đồng ý. Nếu bạn đăng nhập bằng Kakao, Naver, Google, Facebook hoặc Zalo, công ty đó chuyển tên, email và ảnh đại diện của bạn theo sự cho phép của bạn.</p>
<h2>6. Quyền của bạn</h2>
<p>Bạn có thể yêu cầu xem, sửa, xóa, ngừng xử lý và rút lại đồng ý bất cứ lúc nào, tại trang cá nhân hoặc qua ${company.businessEmail}. Chúng tôi xử lý trong 10 ngày. Người được bạn ủy quyền cũng có thể yêu cầu.</p>
<h2>7. Dưới 14 tuổi</h2>
<p>Chúng tôi không nhận đăng ký và đơn hàng của người dưới 14 tuổi và xóa thông tin đó ngay khi biết.</p>
<h2>8. Cookie và bộ nhớ thiết bị</h2>
<p>Dùng để giữ đăng nhập, nhận ra trình duyệt bạn đã đăng nhập hoặc xác nhận email, nhớ ngôn ngữ và lưu tạm khảo sát đang viết. Bạn có thể từ chối trong trình duyệt; khi đó có thể không giữ được đăng nhập.</p>
<h2>9. Biện pháp an toàn</h2>
<ul>
<li>Mật khẩu và mã xác nhận được lưu sao cho không thể đọc ngược.</li>
<li>Đường truyền được mã hóa; ảnh chỉ hiển thị qua liên kết ngắn hạn.</li>
<li>Quyền truy cập ở mức tối thiểu; thay đổi của quản trị viên và việc xem ảnh được ghi lại.</li>
</ul>
<h2>10. Người phụ trách và hỗ trợ</h2>
<p>Người phụ trách thông tin cá nhân: ${company.privacyOfficer} · ${company.businessEmail} · ${company.phone}</p>
<p>Bạn cũng có thể liên hệ Trung tâm báo cáo xâm phạm thông tin cá nhân (118), Ủy ban hòa giải tranh chấp thông tin cá nhân (1833-6972), Viện kiểm sát tối cao (1301) hoặc Cảnh sát quốc gia (182).</p>
<h2>11. Thay đổi</h2>
<p>Thay đổi được thông báo trên trang này bảy ngày trước khi áp dụng.</p>`,
}
