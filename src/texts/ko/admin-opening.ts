/** Checklist before the studio opens, on Today and in the settings. */
export const adminOpening = {
  title: '문 열기 전에 할 일',
  left: (count: string) => `${count}가지 남았어요`,
  allDone: '모두 마쳤어요. 언제든 여기에서 다시 볼 수 있어요.',
  finished: (count: string) => `마친 일 ${count}`,
  failed: '문 열기 전에 할 일을 불러오지 못했어요.',
  inSettings: '다 마치면 이 목록은 설정에 남아요.',
  confirmedBy: (who: string, when: string) => `${when} ${who} 확인`,
  undo: '되돌리기',
  items: {
    account: '입금받을 계좌',
    company: '사업자 정보',
    mail: '메일 서버',
    sender: '보내는 주소',
    policies: '약관과 정책',
    prices: '가격과 결과지 기간',
    database: '데이터베이스',
    backup: '백업',
    administrators: '두 번째 관리자',
    second_factor: '관리자 화면 지키기',
  },
  todo: {
    account:
      '고객이 입금할 스튜디오 계좌를 적어 주세요. 계좌가 없으면 무통장 입금 주문을 받지 않아요.',
    company: (fields: string) => `아직 예시 그대로예요: ${fields}`,
    mail: '서버 설정 SMTP_URL에 메일 서버를 적고 다시 시작하면 연결돼요. 그때까지 메일은 나가지 않고 보낸 메일에만 남아요.',
    senderExample: (from: string) =>
      `서버 설정 MAIL_FROM이 예시 주소예요: ${from}. 받는 분이 답장할 수 있는 주소로 바꿔 주세요.`,
    senderNone: '메일 서버를 연결하면 서버 설정 MAIL_FROM의 주소로 나가요.',
    sms: (from: string) => `문자는 등록한 번호 ${from}에서 나가요.`,
    noSms: '문자 발송은 연결되어 있지 않아요. 쓰지 않으면 그대로 두어도 돼요.',
    policies: '처음에 들어 있던 글이에요. 읽어 보고 우리 스튜디오에 맞게 고쳐 주세요.',
    prices: '상품 가격과, 결과지를 며칠 안에 보내는지 확인해 주세요.',
    database:
      '지금은 사이트와 같은 컴퓨터에 든 데이터베이스를 써요. 이 디스크가 망가지면 마지막 백업 뒤의 주문과 기록이 모두 사라지고, 업데이트할 때마다 사이트가 몇 초씩 멈춰요. 서버 설정 DATABASE_URL에 따로 운영하는 PostgreSQL을 적거나, 알고 쓰는 것이면 확인해 주세요.',
    backup:
      '서버 설정에 BACKUP_DIR 또는 BACKUP_S3_BUCKET과 BACKUP_RECIPIENT를 적고 다시 시작하면 매일 저절로 백업해요. 방법은 docs/backup.md에 있어요. 열쇠는 서버가 아닌 곳에 두고, 한 번은 되살려 보세요.',
    backupFirst: '첫 백업을 기다리고 있어요. 몇 분 안에 저절로 만들어져요.',
    backupLate:
      '마지막 백업이 하루 반보다 오래됐어요. 백업할 곳에 자리가 있는지, 연결되는지 확인해 주세요.',
    administrators:
      '비밀번호를 잃거나 자리를 비울 때 대신 들어올 사람이에요. 가입한 회원을 관리자로 올려 주세요.',
    second_factor:
      '비밀번호 하나만 새어도 고객의 사진과 돈에 닿아요. 관리자에게 2단계 인증을 요구하세요.',
  },
  linkLabels: {
    account: '계좌 적기',
    company: '사업자 정보 적기',
    mail: '보낸 메일 보기',
    prices: '상품 보기',
    administrators: '회원 보기',
    second_factor: '요구하기',
  },
  backup: {
    last: (when: string, size: string, where: string) =>
      `마지막 백업: ${when} · ${size} MB · ${where}. 만든 뒤 끝까지 다시 읽어 확인했어요.`,
    lost: (count: string) =>
      `사진 파일 ${count}개가 저장소에 없어서 백업에도 없어요. 서버를 맡은 분에게 알려 주세요.`,
    problem: (problem: string) => `가장 최근의 백업은 실패했어요. 서버의 답: ${problem}`,
  },
  confirm: {
    policies: '읽었어요',
    prices: '확인했어요',
    database: '알고 쓰고 있어요',
    administrators: '혼자 운영해요',
    second_factor: '비밀번호만 쓸게요',
  },
}
