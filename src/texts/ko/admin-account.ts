import { ifMailed } from '#texts/delivery.ts'

/** Account of an order: charged, received, refunded and due. */
export const adminAccount = {
  title: '이 주문의 돈',
  charged: '청구한 돈',
  received: '받은 돈',
  sent: '보낸 돈',
  due: '받을 돈',
  toSend: '보낼 돈',
  settled: '받을 돈도 보낼 돈도 없어요.',
  charges: {
    PRICE: '주문 금액',
    CANCELLATION: '주문 취소',
    FEE_KEPT: '환불 규정에 따른 공제',
    ALLOWANCE: '일부 환불',
    WRITE_OFF: '받지 않기로 함',
    RECOVERY: '받지 않기로 한 뒤 들어온 돈',
  },
  deposit: (sender: string) => (sender ? `입금 · ${sender}` : '입금'),
  payment: (method: string) => `${method} 결제`,
  reversed: (when: string) => `${when}에 되돌려졌어요.`,

  refund: {
    withdrawn: '보내지 않기로 한 돈',
    states: {
      AGREED: '정했고 아직 보내지 않았어요.',
      SENDING: '결제사에 요청했고 아직 확인되지 않았어요.',
      SENT: (when: string) => `${when}에 보냈어요.`,
      FAILED: '결제사가 거절했어요. 어떻게 보낼까요?',
      UNCONFIRMED: '취소됐어요. 그 전에 이미 보냈나요?',
      VOID: '보낼 까닭이 없어졌어요.',
    },
    byProvider: '정했고 아직 보내지 않았어요. 결제사를 통해 저절로 돌아가요.',
    dueBy: (day: string) => `${day}까지 보내야 해요.`,
    dueOnceNamed: '계좌를 받으면 3영업일 안에 보내야 해요.',
    late: (days: string, sum: string) => `${days}일 늦어 이자 ${sum}을 더해 보내요.`,
    failure: (code: string) => `결제사가 알린 코드: ${code}`,
    account: '받을 계좌',
    noAccount: ifMailed(
      '계좌를 고객에게 메일로 물어봤어요. 아직 받지 못했어요.',
      '계좌를 아직 받지 못했어요. 고객에게 물어봐 주세요.',
    ),
    saveAccount: '계좌 저장하기',
    accountSaved: '계좌를 저장했어요.',
  },

  record: {
    title: '입금 확인',
    text: '통장에 들어온 금액과 이름을 확인해 주세요.',
    open: '입금 적기',
    amount: '입금된 금액',
    amountNeeded: '입금된 금액을 숫자로 적어 주세요.',
    depositor: '입금자명',
    submit: '입금 확인하기',
    confirm: (name: string, amount: string) => `${name} 님의 ${amount} 입금을 확인할까요?`,
  },

  writeOff: {
    open: '받지 않기로 정하기',
    title: (amount: string) => `${amount}을 받지 않기로 할까요?`,
    text: '장부에 대손으로 적고, 고객의 주문 페이지에서도 사라져요. 고객에게 메일은 가지 않아요. 나중에 들어오는 돈은 이 금액까지 받은 돈으로 적어요. 되돌릴 수 없어요.',
    submit: '받지 않기로 정하기',
    reason: '이유',
    reasonHint: '스튜디오만 봐요.',
    done: '받지 않기로 적었어요.',
    changed: '그사이 받을 돈이 달라졌어요. 새 금액을 보고 다시 눌러 주세요.',
  },
}
