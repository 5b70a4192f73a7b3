/**
 * Texts about the photos. Separate from the other survey texts, since the product page shows them
 * too.
 */
const ko = {
  title: '창가에서 세 장이면 충분해요',
  hint: '오전 10시에서 오후 3시 사이, 해를 등지지 말고 그늘진 창가에서 찍어 주세요. 보정 앱은 꺼 주세요. 한 장에 40MB까지 올릴 수 있어요.',
  kinds: {
    face: '화장하지 않은 얼굴',
    paper: '턱 아래 흰 종이',
    wrist: '종이 위의 손목',
  },
  hints: {
    face: '머리를 넘겨 이마와 귀를 보여 주세요. 흰 윗옷이면 더 좋아요.',
    paper: '복사지 한 장을 턱에 붙여 들어 주세요. 이 흰색으로 사진의 빛을 바로잡아요.',
    wrist: '같은 종이에 손목을 올려요. 시계와 팔찌는 빼 주세요.',
  },
}

const en: typeof ko = {
  title: 'Three photos by the window',
  hint: 'Between 10 am and 3 pm, facing a window without direct sun, with every filter off. Up to 40 MB each.',
  kinds: {
    face: 'Bare face',
    paper: 'White paper under the chin',
    wrist: 'Wrist on the paper',
  },
  hints: {
    face: 'Hold your hair back so that we see forehead and ears. A white top is best.',
    paper: 'Hold a sheet of printer paper against your chin. Its white corrects the light.',
    wrist: 'Rest your wrist on the same paper, without a watch or bracelets.',
  },
}

const vi: typeof ko = {
  title: 'Ba tấm ảnh bên cửa sổ',
  hint: 'Chụp từ 10 giờ sáng đến 3 giờ chiều, quay mặt về phía cửa sổ không có nắng trực tiếp, tắt mọi bộ lọc. Mỗi ảnh tối đa 40 MB.',
  kinds: {
    face: 'Mặt mộc',
    paper: 'Giấy trắng dưới cằm',
    wrist: 'Cổ tay trên giấy',
  },
  hints: {
    face: 'Vén tóc để thấy rõ trán và tai. Mặc áo trắng thì càng tốt.',
    paper:
      'Cầm một tờ giấy in sát dưới cằm. Nhờ màu trắng đó, chúng tôi chỉnh lại ánh sáng của ảnh.',
    wrist: 'Đặt cổ tay lên tờ giấy ấy. Hãy tháo đồng hồ và vòng tay.',
  },
}

export const photoTexts = { ko, en, vi }
