/** Editors beside lists: fields, saving, preview, visibility, removal, conflicts. */
export const adminEditing = {
  add: '추가하기',
  save: '저장하기',
  drop: '고친 내용 버리기',
  empty: '적은 내용 지우기',
  saved: '모두 저장되어 있어요',
  notYet: '아직 저장하지 않았어요',
  unsaved: '저장하지 않은 내용이 있어요',
  wrong: '고칠 곳이 있어서 저장하지 않았어요',
  added: (name: string) => `‘${name}’ 항목을 추가했어요.`,
  changed: (name: string) => `‘${name}’ 항목을 저장했어요.`,
  waits: '다른 사람이 고친 내용과 달라서 저장을 멈췄어요. 쓴 내용은 이 화면에 그대로 있어요.',
  restored: (when: string) =>
    `${when}에 쓰다 만 내용을 이 기기에서 되살렸어요. 저장하기 전에는 고객에게 보이지 않아요.`,
  keys: { edit: '고치기', save: '저장하기' },

  problems: {
    needed: '내용을 적어 주세요.',
    tooLong: (limit: string) => `${limit}자까지 적을 수 있어요.`,
    tooEarly: '더 늦은 날을 골라 주세요.',
    unfit: '이렇게는 저장할 수 없어요. 다시 확인해 주세요.',
  },

  leave: {
    title: '저장하지 않은 내용이 있어요',
    text: '지금 떠나면 고친 내용이 사라져요.',
    ok: '버리고 떠나기',
    stay: '계속 쓰기',
  },

  conflict: {
    title: '다른 사람이 먼저 고쳤어요',
    text: (who: string, when: string) =>
      `${who} 님이 ${when}에 저장했어요. 다른 곳마다 남길 내용을 골라 주세요. 고르기 전에는 아무것도 지워지지 않아요.`,
    choose:
      '쓰는 동안 다른 관리자가 저장했어요. 다른 곳마다 남길 내용을 골라 주세요. 고르기 전에는 아무것도 지워지지 않아요.',
    someone: '다른 관리자',
    mine: '내가 쓴 내용',
    theirs: '저장된 내용',
    seen: '내가 본 내용',
    action: '하려던 일',
    leaveAsIs: '그대로 두기',
    chooseAction: '그사이 다른 관리자가 저장했어요. 바뀐 내용을 보고 그래도 할지 골라 주세요.',
    notDone: '다른 사람이 먼저 고쳐서 멈췄어요. 바뀐 내용을 보고 정해 주세요.',
    empty: '비어 있음',
    submit: '고른 내용으로 저장하기',
    keepTheirs: '저장된 내용으로 두기',
    later: '나중에 고르기',
    resolve: '두 내용을 비교하기',
    waits: '다른 사람이 고친 내용과 달라서 저장을 멈췄어요. 쓴 내용은 이 기기에 남아 있어요.',
  },

  comparing: {
    before: '이전 내용',
    after: '나중 내용',
    removed: '지움:',
    added: '더함:',
    same: '두 내용이 같아요.',
    differing: (count: string) => `${count}곳이 달라요.`,
    take: '이전 내용으로 되돌리기',
    takeAll: '모두 이전 내용으로 되돌리기',
  },

  languages: {
    label: '언어',
    missing: '없음',
    missingText: '이 언어로는 아직 없어서 고객에게 한국어로 보여요.',
    missingIn: (names: string) => `${names} 없음`,
  },

  period: { from: '시작하는 날', to: '끝나는 날' },

  media: {
    optional: '선택',
    choose: { picture: '사진 올리기', video: '영상 올리기' },
    replace: { picture: '사진 바꾸기', video: '영상 바꾸기' },
    remove: { picture: '사진 빼기', video: '영상 빼기' },
    hints: {
      picture: 'JPEG, PNG, WebP, AVIF 사진을 10MB까지 올리거나 여기에 끌어다 놓을 수 있어요.',
      video: 'MP4, WebM 영상을 10MB까지 올리거나 여기에 끌어다 놓을 수 있어요.',
    },
    needed: { picture: '사진을 올려 주세요.', video: '영상을 올려 주세요.' },
    sending: '올리는 중',
    cancel: '그만 올리기',
    tooLarge: '10MB보다 큰 파일이에요. 더 작은 파일을 골라 주세요.',
    wrongKind: {
      picture: 'JPEG, PNG, WebP, AVIF 사진을 골라 주세요.',
      video: 'MP4나 WebM 영상을 골라 주세요.',
    },
    failed: '올리지 못했어요. 적은 내용은 그대로 있으니 다시 시도해 주세요.',
  },

  html: {
    optional: '선택',
    toolbar: '글 꾸미기',
    tools: {
      heading: '제목',
      subheading: '작은 제목',
      bold: '굵게',
      italic: '기울임',
      list: '목록',
      numbers: '번호 목록',
      quote: '인용',
      link: '링크',
    },
    source: 'HTML 보기',
    sourceOf: (label: string) => `${label} HTML`,
    linkTo: '링크 주소',
    chooseFirst: '링크로 만들 글자를 먼저 골라 주세요.',
    badLink: 'https://로 시작하는 주소나 /로 시작하는 이 사이트의 주소를 적어 주세요.',
    setLink: '링크 넣기',
    unlink: '링크 빼기',
  },

  preview: {
    open: '미리 보기',
    title: '고객이 보는 화면',
    width: '화면 크기',
    phone: '휴대폰',
    wide: '넓은 화면',
    language: '언어',
    inKorean: '이 언어로 적은 내용이 없어서 한국어로 보여요.',
  },

  visibility: {
    shown: (name: string) => `‘${name}’ 항목이 고객에게 보여요.`,
    hidden: (name: string) => `‘${name}’ 항목을 숨겼어요.`,
    show: '보이기',
    hide: '숨기기',
    undo: '되돌리기',
  },

  removal: {
    open: '삭제하기',
    question: (name: string) => `‘${name}’ 항목을 삭제할까요?`,
    text: '삭제하면 되돌릴 수 없어요. 잠시 감추려면 숨기기를 써 주세요.',
    textWithUndo: '삭제하면 고객에게 보이지 않아요. 삭제한 바로 뒤에는 되돌릴 수 있어요.',
    restored: (name: string) => `‘${name}’ 항목을 되살렸어요.`,
    ok: '삭제하기',
    done: (name: string) => `‘${name}’ 항목을 삭제했어요.`,
  },
}
