import type { ColorSampleTexts } from './sample-texts.ts'

export const vi: ColorSampleTexts = {
  customerName: 'Mai Anh',
  headline: 'Tạm xa màu chói, mặc màu hồng trong sương',
  summary:
    'Sau khi cân màu theo tờ giấy trắng, má và cằm bạn ánh hồng rất đều. Mắt bạn đậm nhưng tóc và da không chênh nhau nhiều, nên màu mạnh khiến người ta thấy áo trước khi thấy mặt. Với những màu hồng và tím có pha chút xám, da bạn mịn nhất và mắt bạn rõ nhất.',
  lines: {
    undertone: 'Màu hồng ánh xanh làm gương mặt đều hơn. Hãy để màu vàng đậm ở xa khuôn mặt.',
    value: 'Ngay chính giữa: màu có độ sáng vừa hợp với bạn hơn màu rất sáng hay rất tối.',
    chroma: 'Rõ nhất trong bốn thang. Giữa hai màu, hãy chọn màu dịu hơn.',
    contrast: 'Tóc và da gần nhau. Hãy mặc áo và quần có độ sáng tương tự.',
  },
  why: [
    'Sắc vàng hiện lên cạnh mũi và dưới mắt.',
    'Áo nổi trước gương mặt.',
    'Sắc đỏ trên má loang không đều.',
    'Môi trông nhợt nhạt.',
    'Bóng dưới cằm đậm lên.',
    'Da ngả sang màu xám.',
  ],
  areas: {
    lip: 'Ban ngày tô mỏng màu hồng khô, buổi tối dùng tím dâu tằm. Dùng đầu ngón tay làm mờ viền môi.',
    cheek: 'Tán rộng phía ngoài gò má, chừa trống vùng dưới con ngươi. Nên dùng phấn không nhũ.',
    eye: 'Màu nhạt phủ bầu mắt, màu đậm chỉ ở đuôi mắt. Chọn nhũ bạc thay vì nhũ vàng.',
    hair: 'Chỉ cần sáng hơn hiện tại một bậc. Tránh màu đồng đỏ.',
    metal: 'Bạc mờ và vàng trắng hợp với bạn. Vàng kim nên đeo ở cổ tay, xa gương mặt.',
  },
  daily: [
    'Tán lớp nền ánh oải hương thật mỏng ở giữa má.',
    'Quét hồng đất hai lần từ ngoài vào trong.',
    'Phủ tím hoa cà nhạt lên bầu mắt, màu đậm ở đuôi mắt.',
    'Chấm hồng khô từ lòng môi bằng đầu ngón tay.',
  ],
  special: [
    'Chấm một điểm phấn bắt sáng màu bạc trên gò má.',
    'Đánh tím đinh hương rồi dùng hồng đất làm mềm viền.',
    'Lót tím hoa cà đậm, kéo đuôi mắt dài thêm 2 mm.',
    'Tô tím dâu tằm, thấm khăn giấy một lần rồi tô lại.',
  ],
  outro:
    'Màu của bạn dịu nên càng nhìn càng thấy đẹp. Hãy thử thay một món đồ đen bằng màu chàm mực, gương mặt bạn sẽ lên tiếng trước. Khi đi mua quần áo, hãy đặt thẻ màu cạnh vải.',
}
