import type { ServerResponse } from 'node:http'

/**
 * Serves a script with the interface of Toss's SDK, version 2. The test chooses a method and its outcome
 * instead of using a bank's pages.
 */
export function answerWidgetScript(response: ServerResponse, origin: string) {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  })
  response.end(`(${installWidget})(${JSON.stringify(origin)})`)
}

/* Runs in the browser, so it may use nothing from around it. */
const installWidget = `function (origin) {
  const fault = (code) => Object.assign(new Error(code), { code, name: code })
  const go = (address, query) => {
    const to = new URL(address)
    for (const [name, value] of Object.entries(query)) to.searchParams.set(name, value)
    location.assign(to)
    return new Promise(() => {})
  }
  const agree = async ({ orderId, orderName, successUrl }, amount, method) => {
    const response = await fetch(origin + '/widget/authorise', {
      method: 'POST',
      body: JSON.stringify({ orderId, orderName, amount: amount.value, method }),
    })
    const { paymentKey } = await response.json()
    return go(successUrl, { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount.value) })
  }
  window.TossPayments = (clientKey) => ({
    payment() {
      if (!/^\\w+_ck_/.test(clientKey)) throw fault('INVALID_CLIENT_KEY')
      return {
        async requestPayment({ method, amount, ...asked }) {
          if (method !== 'CARD') throw fault('INVALID_PARAMETER')
          return agree(asked, amount, '카드')
        },
      }
    },
    widgets({ customerKey }) {
      if (!/^[A-Za-z0-9\\-_=.@]{2,50}$/.test(customerKey)) throw fault('INVALID_CUSTOMER_KEY')
      let amount
      const choice = { method: '카드', end: 'agrees' }
      const rendered = new Set()
      const radio = (name, values, parent) => {
        const group = document.createElement('fieldset')
        for (const [value, words] of values) {
          const label = document.createElement('label')
          const input = document.createElement('input')
          Object.assign(input, { type: 'radio', name, value, checked: choice[name] === value })
          input.onchange = () => { choice[name] = value }
          label.append(input, ' ' + words)
          group.append(label)
        }
        parent.append(group)
      }
      return {
        async setAmount(next) { amount = next },
        async renderPaymentMethods({ selector }) {
          if (!amount) throw fault('NOT_SETUP_AMOUNT')
          const place = document.querySelector(selector)
          place.replaceChildren()
          radio('method', [['카드', '카드'], ['가상계좌', '가상계좌'], ['계좌이체', '계좌이체']], place)
          radio('end', [['agrees', '동의하기'], ['closes', '창 닫기'], ['declines', '카드사 거절'], ['stays', '은행 앱에서 기다리기'], ['aborts', '결제 실패'], ['leaves', '그만두기']], place)
          rendered.add('methods')
          return { on() {}, async destroy() { place.replaceChildren() }, async getSelectedPaymentMethod() { return { code: choice.method } } }
        },
        async renderAgreement({ selector }) {
          document.querySelector(selector).textContent = '결제 서비스 이용 약관에 동의해요'
          rendered.add('agreement')
          return { on() {}, async destroy() {} }
        },
        async requestPayment({ orderId, orderName, successUrl, failUrl }) {
          if (!rendered.has('methods')) throw fault('NOT_RENDERED_PAYMENT_METHODS_UI')
          if (!/^[A-Za-z0-9_-]{6,64}$/.test(orderId)) throw fault('INVALID_ORDER_ID')
          if (choice.end === 'stays') return new Promise(() => {})
          if (choice.end === 'closes') throw fault('USER_CANCEL')
          if (choice.end === 'leaves') return go(failUrl, { code: 'PAY_PROCESS_CANCELED', message: '취소했어요' })
          if (choice.end === 'aborts') return go(failUrl, { code: 'PAY_PROCESS_ABORTED', message: '실패했어요', orderId })
          if (choice.end === 'declines') return go(failUrl, { code: 'REJECT_CARD_COMPANY', message: '거절됐어요', orderId })
          return agree({ orderId, orderName, successUrl }, amount, choice.method)
        },
      }
    },
  })
}`
