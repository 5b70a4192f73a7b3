import type { NameProblem } from '#domain/names/person-name.ts'

/** Reasons for refusing a name, in every form. */
export const names = {
  NAME_HAS_ADDRESS: '이름에는 인터넷 주소를 넣을 수 없어요.',
  NAME_HAS_NO_LETTER: '이름에는 글자가 하나 이상 있어야 해요.',
  NAME_POSES_AS_STUDIO: '스튜디오로 보일 수 있는 이름이에요. 다른 이름을 적어 주세요.',
} satisfies Record<NameProblem | 'NAME_POSES_AS_STUDIO', string>
