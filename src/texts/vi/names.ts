import type { Messages } from '#texts/messages.ts'

export const names: Messages['names'] = {
  NAME_HAS_ADDRESS: 'Họ tên không được chứa địa chỉ trang web.',
  NAME_HAS_NO_LETTER: 'Họ tên cần có ít nhất một chữ cái.',
}
