import type { SampleTexts } from './sample-texts.ts'

export const vi: SampleTexts = {
  customerName: 'Mai Anh',
  headline: 'Làm mềm đường hàm, đưa ánh nhìn lên mắt',
  faceType: 'Mặt vuông với đường nét rõ',
  analysis:
    'Trán, gò má và hàm rộng gần bằng nhau, đường cằm thẳng nên gương mặt trông vững và rõ nét. Khoảng giữa lông mày và mắt thoáng, vì vậy bạn dịu nhất khi ánh nhìn dừng ở đôi mắt. Tóc dừng ngang hàm sẽ tạo thêm một đường ngang; hãy để đuôi tóc xuống dưới cằm và chảy về phía gương mặt. Cổ bạn dài nên tóc chạm xương quai xanh vẫn nhẹ nhàng.',
  measurements: ['Gò má so với hàm', 'Ngang so với dọc', 'Cổ'],
  longNeck: 'dài',
  summary:
    'Chuyển ngôi sang 6:4 và để mái dài rẽ sang hai bên, qua khỏi gò má. Tầng tóc bắt đầu từ dưới cằm, độ phồng nằm ngang mắt. Đuôi tóc cuộn tròn vào trong để ôm góc hàm.',
  best: [
    {
      name: 'Tóc gợn chạm xương quai xanh, mái bay',
      description:
        'Dưới cằm 8 cm, vừa chạm xương quai xanh. Tầng tóc bắt đầu từ dưới cằm giúp tóc chảy qua góc hàm và làm mềm đường viền vuông. Mái rẽ theo ngôi, vuốt qua gò má: đôi mắt mở ra và ánh nhìn được đưa lên trên.',
      cutting: 'Lọn tóc cạnh mặt không ngắn hơn cằm. Giữ đường cắt cuối tròn.',
      avoid: 'Cắt dừng ngang hàm, mái bằng, tỉa mỏng đuôi tóc',
      styling: 'Máy uốn 36 mm, từ ngang mắt trở xuống, một vòng ra ngoài, đuôi vào trong. 160 °C.',
    },
    {
      name: 'Tóc bob tầng, mái lệch',
      description:
        'Nếu muốn ngắn, đừng ngắn hơn 4 cm dưới cằm. Ngôi 7:3 chạy chéo qua một bên lông mày sẽ ngắt đường ngang của trán. Đuôi tóc cuộn vào trong, ôm lấy cổ.',
      cutting: 'Phía sau chỉ ngắn hơn 1 cm. Bên ngoài giữ một độ dài, chỉ tỉa nhẹ bên trong.',
      avoid: 'Cạo gáy, cắt hai bên bằng nhau tuyệt đối',
      styling: 'Không cần uốn: dùng lược tròn cuộn đuôi vào trong một vòng.',
    },
  ],
  worst: [
    {
      name: 'Tóc bob thẳng ngang hàm',
      description: 'Đường cắt trùng với hàm nên mặt trông rộng hơn.',
    },
    {
      name: 'Mái bằng che lông mày',
      description: 'Hai đường ngang trên và dưới làm mặt trông vuông hơn.',
    },
    {
      name: 'Tóc buộc sát ra sau',
      description: 'Góc hàm lộ hết nên gương mặt trông nghiêm.',
    },
  ],
  morning: [
    {
      title: 'Sấy chân tóc hướng lên',
      text: 'Cúi đầu, sấy từ đỉnh trong 2 phút. Khô rồi mới rẽ ngôi.',
    },
    {
      title: 'Vuốt mái sang hai bên',
      text: 'Gió mát, từ mắt ra ngoài, mỗi bên 10 giây.',
    },
    {
      title: 'Cuộn đuôi tóc vào trong',
      text: 'Hai lọn dưới mỗi tai, một vòng. Cuối cùng thoa một giọt dầu ở đuôi tóc.',
    },
  ],
  outro:
    'Đường hàm của Mai Anh không cần che đi: đó là điểm tựa của gương mặt. Chỉ cần một đường tóc mềm chảy bên cạnh. Đến tiệm, bạn cứ đưa thẻ cho tiệm tóc. Sáu tuần tỉa mái một lần là đủ để giữ dáng.',
}
