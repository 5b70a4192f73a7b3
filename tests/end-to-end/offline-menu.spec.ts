import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, signIn, signInAsAdmin } from '#tests/support/given-on-site.ts'

const stillSignedIn = '인터넷에 연결되어 있지 않아 로그아웃하지 못했어요.'
const phone = { width: 360, height: 780 }

test('[NAV-04] a phone’s menu closes to show why the screen cannot be left', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, site, await givenSiteMember(site))
  await page.goto('/user/mypage/profile')
  const opener = page.getByRole('button', { name: '메뉴 열기' })
  const menu = page.getByRole('dialog', { name: '메뉴' })
  const address = page.getByLabel('상세 주소')
  const stay = page.getByRole('button', { name: '이 화면에 있기' })
  await address.fill('3층')

  await test.step('the connection is lost while the menu is open', async () => {
    await opener.click()
    await page.context().setOffline(true)
    await menu.getByRole('link', { name: '문의', exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByText('인터넷에 연결되면 다음 화면을 열 수 있어요.')).toBeVisible()
    await stay.click()
    await expect(stay).toBeHidden()
    await expect(address).toHaveValue('3층')
  })

  await test.step('opens the menu offline by keyboard', async () => {
    await opener.press('Enter')
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: '찜 목록' }).press('Enter')
    await expect(menu).toBeHidden()
    await expect(stay).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('다시 연결됐어요. 이제 다음 화면을 열 수 있어요.')).toBeVisible()
    await expect(address).toHaveValue('3층')
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(page).toHaveURL(/\/user\/mypage\/wishlist$/)
  })

  await test.step('the logout needs a connection: the member stays signed in and sees why', async () => {
    await opener.click()
    await page.context().setOffline(true)
    await menu.getByRole('button', { name: '로그아웃' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByText(stillSignedIn)).toBeVisible()
    await expect(page).toHaveURL(/\/user\/mypage\/wishlist$/)
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull()
  })
})

test('[ADM-02] the back office’s menu closes to ask about unsaved changes', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  await signInAsAdmin(page, site)
  await page.goto('/admin/settings')
  const opener = page.getByRole('button', { name: '메뉴 열기' })
  const menu = page.getByRole('navigation', { name: '스튜디오 메뉴' })
  const question = page.getByRole('alertdialog', { name: '저장하지 않은 내용이 있어요' })
  const telephone = page.getByLabel('전화번호', { exact: true })
  const before = await telephone.inputValue()
  await telephone.fill('02-777-8888')

  await opener.click()
  await menu.getByRole('link', { name: '보낸 메일' }).click()
  await expect(menu).toBeHidden()
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect(question).toBeHidden()
  await expect(telephone).toHaveValue('02-777-8888')

  await opener.click()
  await menu.getByRole('link', { name: '보낸 메일' }).click()
  await question.getByRole('button', { name: '버리고 떠나기' }).click()
  await expect(page).toHaveURL(/\/admin\/outbox/)
  await page.goto('/admin/settings')
  await expect(telephone).toHaveValue(before)

  await test.step('the logout needs a connection and asks once about unsaved changes', async () => {
    const logout = page.getByRole('button', { name: '로그아웃' })
    await telephone.fill('02-777-9999')
    await opener.click()
    await page.context().setOffline(true)
    await logout.click()
    await expect(logout).toBeHidden()
    await expect(page.getByText(stillSignedIn)).toBeVisible()
    await page.context().setOffline(false)
    await opener.click()
    await logout.click()
    await expect(logout).toBeHidden()
    await question.getByRole('button', { name: '계속 쓰기' }).click()
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText('설정을 저장했어요.')).toBeVisible()
    await telephone.fill(before)
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText('모두 저장되어 있어요')).toBeVisible()

    await telephone.fill('02-777-9999')
    await opener.click()
    await logout.click()
    await question.getByRole('button', { name: '버리고 떠나기' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(question).toBeHidden()
  })
})
