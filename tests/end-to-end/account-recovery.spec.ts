import { listOutbox } from '#contract/notifications.ts'
import { findPassword } from '#contract/sign-in.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { adminToken, givenSiteMember, PASSWORD, signIn } from '#tests/support/given-on-site.ts'
import { fillLogin } from '#tests/support/on-login-page.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const NEXT_PASSWORD = 'another-password-of-mine'

/** Reads the newest email of a kind to an address. */
async function mailOf(site: RunningSite, to: string, kind: string): Promise<string> {
  const { items } = await callSite(
    site.url,
    listOutbox,
    { query: { to } },
    { token: await adminToken(site) },
  )
  return items.find((it) => it.kind === kind)?.text ?? ''
}

async function givenTemporaryPassword(site: RunningSite, user_id: string, email: string) {
  await callSite(site.url, findPassword, { body: { user_id, email } })
  const text = await mailOf(site, email, 'TEMPORARY_PASSWORD')
  return /[a-z\d]{4}(?:-[a-z\d]{4}){2}/.exec(text)?.[0] ?? ''
}

test('[FND-01] [FND-02] recovers a forgotten ID and password on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const { user } = await givenSiteMember(site)
  await page.goto('/find-id-password')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(page.getByText('이름을 입력해주세요.')).toBeVisible()
  await expect(page.getByText('이메일을 입력해주세요.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('이름').fill('이수연')
  await page.getByLabel('이메일').fill(user.email)
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(dialog.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '다시 입력하기' }).click()
  await expect(page.getByLabel('이메일')).toHaveValue(user.email)
  await page.getByLabel('이름').fill('김하나')
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(dialog).toContainText('아이디를 찾았어요')
  await expect(dialog).toContainText(`${user.user_id.slice(0, 2)}***`)
  await expect(dialog).not.toContainText(`아이디${user.user_id}`)
  await expectAccessible(page)
  await page.setViewportSize(screens.wide)
  await expectAccessible(page)
  await page.setViewportSize(screens.phone)
  expect(await mailOf(site, user.email, 'FIND_ID')).toContain(user.user_id)
  await dialog.getByRole('button', { name: '어떻게 받나요?' }).click()
  await expect(dialog.getByRole('heading', { name: '메일이 나가지 않아요' })).toBeVisible()
  await dialog.getByRole('button', { name: '다시 보내기' }).click()
  await expect(dialog).toContainText('아이디를 찾았어요')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: '비밀번호 찾기' }).click()
  await expect(page).toHaveURL(/\?tab=password$/)
  await page.getByLabel('아이디', { exact: true }).fill('nobody')
  await page.getByLabel('이메일').fill(user.email)
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click()
  await expect(dialog.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await dialog.getByRole('button', { name: '다시 입력하기' }).click()
  await page.getByLabel('아이디', { exact: true }).fill(user.user_id)
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click()
  await expect(dialog).toContainText('임시 비밀번호를 만들었어요')
  await expect(dialog).toContainText('임시 비밀번호는 스튜디오에 물어봐 주세요.')
  await dialog.getByRole('link', { name: '로그인하기' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
})

test('[FND-02] a temporary password must be changed before anything else', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const { user } = await givenSiteMember(site)
  const temporary = await givenTemporaryPassword(site, user.user_id, user.email)
  await page.goto('/login')
  await fillLogin(page, user.user_id, temporary)
  await page.waitForURL((url) => url.pathname === '/change-password')
  await expect(page.getByText('임시 비밀번호로 로그인했어요.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/user/mypage')
  await page.waitForURL((url) => url.pathname === '/change-password')

  await page.getByLabel('임시 비밀번호').fill('not the password')
  await page.getByLabel('새 비밀번호').fill(user.user_id)
  await page.getByLabel('비밀번호 확인').fill('other')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByText('아이디와 같은 비밀번호는 쓸 수 없어요.')).toBeVisible()
  await expect(page.getByText('비밀번호가 일치하지 않아요.')).toBeVisible()
  await page.getByLabel('새 비밀번호').fill(NEXT_PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByText('현재 비밀번호가 일치하지 않아요.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('임시 비밀번호').fill(temporary)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.waitForURL((url) => url.pathname === '/user/mypage')
  await expect(page.getByRole('heading', { name: '김하나 님, 안녕하세요' })).toBeVisible()
})

test('[FND-02] a member changes their own password', async ({ page, site }) => {
  await page.setViewportSize(screens.wide)
  const member = await givenSiteMember(site)
  await page.goto('/change-password')
  await expect(page.getByText('로그인하면 이 화면이 바로 열려요.')).toBeVisible()
  await signIn(page, site, member)
  await page.goto('/change-password')
  await page.getByLabel('현재 비밀번호').fill(PASSWORD)
  await page.getByLabel('새 비밀번호').fill(NEXT_PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(NEXT_PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.waitForURL((url) => url.pathname === '/mainpage')
})
