import type { Page } from '@playwright/test'
import type { Failure } from './failures.ts'

const STATUS_422 = '입력 정보가 올바르지 않습니다. 다시 확인해주세요.'
const NOT_SENT =
  '서버에 연결하지 못했어요. 적은 내용은 그대로 있고, 다시 눌러도 주문은 한 번만 들어가요.'

/** Answers the required questions of the survey. */
export async function answerSurvey(page: Page) {
  await page.getByLabel('키 (cm)').fill('165')
  await page.getByLabel('기타 정보').fill('앞머리는 피하고 싶어요.')
  await page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요').check()
  await page.getByLabel('적은 내용을 모두 확인했어요').check()
}

/** Message of the order page for a failure; `fault` if the server's reply has none. */
export const orderingSays = ({ status, message }: Failure, fault: string) => {
  if (status === 0) return NOT_SENT
  if (status === 422) return STATUS_422
  return status === 500 ? fault : `주문을 처리하지 못했어요. (오류 코드: ${status})\n${message}`
}
