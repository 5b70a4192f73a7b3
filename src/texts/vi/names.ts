import type { Messages } from '#texts/messages.ts'

export const names: Messages['names'] = {
  NAME_HAS_ADDRESS: 'Họ tên không được chứa địa chỉ trang web.',
  NAME_HAS_NO_LETTER: 'Họ tên cần có ít nhất một chữ cái.',
  NAME_POSES_AS_STUDIO: 'Tên này dễ nhầm là studio. Vui lòng dùng tên khác.',
}
