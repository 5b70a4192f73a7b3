import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, PASSWORD, signIn, unique } from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'

test('[S-09] a sign-up error disappears when its field becomes valid, and not before', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/signup')
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '가입하기' }).click()
  const isSaid = (words: string) => expect(page.getByText(words)).toBeVisible()
  const isGone = (words: string) => expect(page.getByText(words)).toHaveCount(0)

  await page.getByLabel('이름').fill('t.me/hana')
  await isSaid('이름에는 인터넷 주소를 넣을 수 없어요.')
  await page.getByLabel('이름').fill('김하나')
  await isGone('이름에는 인터넷 주소를 넣을 수 없어요.')
  await expect(page.getByLabel('이름')).not.toHaveAttribute('aria-invalid')

  await page.getByLabel('휴대폰 번호').fill('0101234')
  await isSaid('유효한 전화번호 형식이 아닙니다.')
  await page.getByLabel('휴대폰 번호').fill('01012345678')
  await isGone('유효한 전화번호 형식이 아닙니다.')

  await isSaid('비밀번호가 일치하지 않아요.')
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await isGone('비밀번호를 입력해주세요.')
  await isGone('비밀번호가 일치하지 않아요.')

  const userId = unique()
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await isGone('아이디 중복 확인을 해주세요.')

  await page.getByLabel('이메일', { exact: true }).fill('hana')
  await isSaid('올바른 이메일 형식이 아닙니다.')
  await page.getByLabel('이메일', { exact: true }).fill(`${userId}@example.com`)
  await isSaid('이메일 인증을 완료해주세요.')
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await expect(page.getByLabel('이메일 인증 코드')).toBeVisible()
  await page.getByRole('button', { name: '인증하기' }).click()
  await isSaid('인증 코드를 입력해주세요.')
  await page.getByLabel('이메일 인증 코드').fill('1')
  await isGone('인증 코드를 입력해주세요.')

  await isSaid('필수 약관에 모두 동의해주세요.')
  await page.getByLabel('모두 동의해요').check()
  await isGone('필수 약관에 모두 동의해주세요.')
})

test('[S-09] errors of profile, login and password disappear when their fields become valid', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await page.setViewportSize(screens.phone)
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  const both = page.getByText('아이디와 비밀번호를 모두 입력해주세요.')
  await expect(both).toBeVisible()
  await page.getByLabel('아이디', { exact: true }).fill(member.user.user_id)
  await page.getByLabel('비밀번호', { exact: true }).fill('x')
  await expect(both).toHaveCount(0)

  await signIn(page, site, member)
  await page.goto('/user/mypage/profile')
  const phone = page.getByLabel('휴대폰 번호')
  await phone.fill('0101')
  await page.getByRole('button', { name: '저장하기' }).click()
  const wrong = page.getByText('유효한 전화번호 형식이 아닙니다.')
  await expect(wrong).toBeVisible()
  await phone.fill('01012')
  await expect(wrong).toBeVisible()
  await phone.fill('01012345678')
  await expect(wrong).toHaveCount(0)

  await page.goto('/change-password')
  await page.getByLabel('현재 비밀번호').fill(PASSWORD)
  await page.getByLabel('새 비밀번호', { exact: true }).fill('another-password-9')
  await page.getByLabel('비밀번호 확인').fill('a-third-password-9')
  await page.locator('main form button[type=submit]').click()
  const differs = page.getByText('비밀번호가 일치하지 않아요.')
  await expect(differs).toBeVisible()
  await page.getByLabel('새 비밀번호', { exact: true }).fill('a-third-password-9')
  await expect(differs).toHaveCount(0)
})
