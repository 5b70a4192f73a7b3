import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import { givenSiteMember, signIn, unique } from '#tests/support/given-on-site.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }
const fault = { status: 500, json: { code: 'INTERNAL_ERROR' } }

const openForm = async (page: Page, name = '문의하기') => {
  const dialog = page.getByRole('dialog', { name })
  // A click before the page is interactive has no effect.
  await expect(async () => {
    if (await dialog.isHidden()) {
      await page.getByRole('main').getByRole('button', { name }).click({ timeout: 2_000 })
    }
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  return {
    dialog,
    send: () => dialog.getByRole('button', { name: '등록하기' }).click(),
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
  }
}

test('[PRD-02] [INQ-02] [INQ-04] [INQ-06] a guest writes a private inquiry and opens it again by its password', async ({
  page,
}) => {
  const title = `비밀 ${unique()}`
  await page.setViewportSize(phone)
  await page.goto('/user/consulting/dashboard/original?tab=qna')
  const { dialog, send, field } = await openForm(page)
  await field('비밀글로 남기기').check()
  await send()
  for (const sentence of [
    '제목을 입력해주세요.',
    '내용을 입력해주세요.',
    '이름을 입력해주세요',
    '이메일을 입력해주세요',
    '비밀번호는 4자리로 입력해주세요',
  ]) {
    await expect(dialog.getByText(sentence)).toBeVisible()
  }
  await field('이메일').fill('yuna@')
  await expect(dialog.getByText('올바른 이메일 형식이 아닙니다')).toBeVisible()
  await expectAccessible(page)

  await test.step('input except the password survives a failure and closing the form', async () => {
    await field('제목').fill(title)
    await field('내용').fill('아무도 못 보게 물어볼게요.')
    await field('이름').fill('최윤아')
    await field('이메일').fill('yuna@example.com')
    await field('비밀번호').fill('4a8')
    await expect(field('비밀번호')).toHaveValue('48')
    await field('비밀번호').fill('4829')
    await page.route('**/v1/product-inquiries', (route) => route.fulfill(fault))
    await send()
    await expect(dialog.getByRole('alert')).toContainText('서버 오류가 발생했습니다')
    await page.unroute('**/v1/product-inquiries')
    await page.reload()
    await openForm(page)
    await expect(field('내용')).toHaveValue('아무도 못 보게 물어볼게요.')
    await expect(field('비밀번호')).toHaveValue('')
    await field('비밀번호').fill('4829')
    await send()
    await expect(page.getByText('문의가 성공적으로 등록되었습니다.')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('everybody sees a lock; the password opens the inquiry', async () => {
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('비밀글이에요.')
    await expect(row).toContainText('최*아')
    await expect(page.getByText(title)).toHaveCount(0)
    await row.getByRole('button').click()
    const lock = page.getByRole('dialog', { name: '비밀글 열기' })
    const unlock = () => lock.getByRole('button', { name: '열기' }).click()
    await unlock()
    await expect(lock.getByText('비밀번호를 입력해주세요')).toBeVisible()
    await lock.getByLabel('비밀번호').fill('0000')
    await unlock()
    await expect(lock.getByText('비밀번호가 일치하지 않아요.')).toBeVisible()
    await expectAccessible(page)
    await lock.getByLabel('비밀번호').fill('4829')
    await unlock()
    const opened = page.getByRole('dialog', { name: title })
    await expect(opened).toContainText('아무도 못 보게 물어볼게요.')
    await expect(opened).toContainText('답변대기')
  })
})

test('[INQ-01] [INQ-05] the public list has filters in its URL and shows what was answered', async ({
  page,
  site,
}) => {
  const [word, colour, secret] = [unique(), unique(), unique()]
  const title = `${word}${'ㅋ'.repeat(80)}`
  await givenInquiryOnSite(site, { title: secret, is_private: true, writer_password: '4829' })
  await givenInquiryOnSite(site, { title: colour, product_type: 'PERSONAL_COLOR' })
  const { id } = await givenInquiryOnSite(site, { title }, { answer: '닷새쯤 걸려요.' })
  await page.setViewportSize(laptop)

  await test.step('the HTML contains the list without private content', async () => {
    const html = await (await page.request.get('/user/product-inquiries')).text()
    expect(html).toContain(title)
    expect(html).toContain('닷새쯤 걸려요.')
    expect(html).not.toContain(secret)
  })

  await page.goto('/user/product-inquiries')
  await page.getByLabel('상품 유형').selectOption('퍼스널 컬러')
  await expect(page).toHaveURL(/\?product_type=PERSONAL_COLOR$/)
  await expect(page.getByRole('button', { name: colour })).toBeVisible()
  await expect(page.getByRole('button', { name: title })).toHaveCount(0)
  await page.getByLabel('답변 상태').selectOption('마감')
  await expect(page.getByText('조건에 맞는 문의가 없어요.')).toBeVisible()
  await expectAccessible(page)

  await test.step('an email’s link opens the answer with its author; the row stays if it fails', async () => {
    await page.goto(`/user/product-inquiries?inquiry=${id}`)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('region', { name: '답변' })).toContainText('관리자')
    await expect(dialog).toContainText('답변완료')
    await expect(dialog.getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(/product-inquiries$/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await page.route('**/v1/product-inquiries/public/*', (route) => route.fulfill(fault))
    await page.getByRole('button', { name: title }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      '문의 상세 내용을 불러오는 중 오류가 발생했습니다.',
    )
    await expect(dialog).toContainText('닷새쯤 걸려요.')
  })
})

test('[INQ-01] [INQ-03] [MYP-03] shows a member’s own inquiries, the board with its rules, and private questions', async ({
  page,
  site,
}) => {
  await page.setViewportSize(laptop)
  const member = await givenSiteMember(site)
  await givenInquiryOnSite(site, { title: '남의 문의' })
  await signIn(page, site, member)

  await page.goto('/user/mypage/product-inquiries')
  await expect(page.getByText('등록된 문의가 없어요.')).toBeVisible()
  const own = await openForm(page)
  await own.send()
  await expect(own.dialog.getByText('상품 유형을 선택해주세요.')).toBeVisible()
  await expect(own.field('이름')).toHaveCount(0)
  await own.field('상품 유형').selectOption('헤어 컨설팅')
  await own.field('제목').fill('단발도 어울릴까요')
  await own.field('내용').fill('턱이 조금 각졌어요.')
  await own.field('비밀글로 남기기').check()
  await own.send()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: '단발도 어울릴까요' }).click()
  const opened = page.getByRole('dialog', { name: '단발도 어울릴까요' })
  await expect(opened).toContainText('턱이 조금 각졌어요.')
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()

  await test.step('the board requires a type and a four-digit password', async () => {
    await page.getByRole('link', { name: '문의 게시판' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '문의 게시판' })).toBeVisible()
    await expect(page.getByText('단발도 어울릴까요')).toBeVisible()
    await expect(page.getByText('남의 문의')).toHaveCount(0)
    const board = await openForm(page)
    await board.send()
    await expect(board.dialog.getByText('문의 유형을 선택해주세요.')).toBeVisible()
    await expect(board.dialog.getByText('비밀번호를 입력해주세요')).toBeVisible()
    await board.field('비밀번호').fill('12')
    await expect(board.dialog.getByText('비밀번호는 4자리 숫자여야 합니다.')).toBeVisible()
    await expectAccessible(page)
    await board.field('비밀번호').fill('1234')
    await board.field('문의 유형').selectOption('결제 관련')
    await board.field('제목').fill('영수증을 받고 싶어요')
    await board.field('내용').fill('회사에 낼 거예요.')
    await board.send()
    await expect(page.getByRole('row')).toHaveCount(3)
  })

  await test.step('a question needs a title and a text, and is private', async () => {
    await page.getByRole('link', { name: '나의 질문' }).click()
    await expect(page.getByText('아직 남긴 질문이 없어요.')).toBeVisible()
    const question = await openForm(page, '질문하기')
    await question.send()
    await expect(question.dialog.getByText('제목을 입력해주세요.')).toBeVisible()
    await question.field('제목').fill('조용히 여쭤볼게요')
    await question.field('내용').fill('다른 분들은 몰랐으면 해요.')
    await question.send()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').nth(1)).toContainText('비밀글')
  })
})
