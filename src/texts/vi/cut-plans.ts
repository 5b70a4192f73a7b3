import type { CutPlanTexts } from '../cut-plan-texts.ts'

const beginningLarge = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const cutPlans: CutPlanTexts = {
  names: {
    parting: 'Đường ngôi',
    fringe: 'Mái',
    layers: 'Tầng đầu tiên',
    length: 'Độ dài',
    short: 'Độ dài',
    tied: 'Kiểu buộc',
    volume: 'Độ phồng',
    wave: 'Nếp sóng',
  },
  fringe: (kind, length) =>
    length === null
      ? `${beginningLarge(kind)}.`
      : `${beginningLarge(kind)}, ${length} từ chân đến đuôi tóc.`,
  layers: (start, { front, sides, back, top }) =>
    `Bắt đầu ${start}. Nâng tóc ${front}° phía trước, ${sides}° hai bên, ${back}° phía sau, ${top}° ở đỉnh đầu.`,
  length: (height) => `${beginningLarge(height)}.`,
  oneLength: 'Cắt bằng, không tỉa tầng.',
  noFringe: 'Không có mái.',
  unparted: 'Không rẽ ngôi, chải hết ra trước.',
  ends: {
    blunt: 'Đuôi tóc cắt ngang.',
    thinned: 'Đuôi tóc tỉa mỏng.',
    cCurl: 'Đuôi tóc uốn cụp vào.',
    flick: 'Đuôi tóc uốn vểnh ra.',
  },
  shorterAtFace: (length) => `Hai bên mặt ngắn hơn ${length}.`,
  short: {
    front: (length) => `Trước ${length}.`,
    side: (length) => `Hai bên ${length}.`,
    nape: (length) => `Gáy ${length}.`,
    clippers: (upTo) => `Phần dưới hai bên và sau dùng tông đơ, lên đến ${upTo}.`,
  },
  tied: (kind, height) => `${beginningLarge(kind)}, nút buộc ${height}.`,
  liftedCrown: (length) => `Đỉnh đầu nâng ${length}.`,
  looseStrands: 'Để lại vài lọn bên mặt.',
  volume: (crown, sides) => `Chân tóc nâng ${crown} ở đỉnh đầu, ${sides} ở hai bên.`,
  wave: (kind, length) => `${beginningLarge(kind)}, ${length} giữa hai đỉnh sóng.`,
}
