import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, signInAsAdmin } from '#tests/support/given-on-site.ts'

test('searches, opens and closes a list by keyboard, also across a network failure', async ({
  page,
  site,
}) => {
  const { user } = await givenSiteMember(site, '정가람')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/member-management')
  const rows = page.locator('[data-row]')

  await test.step('shows a table, or cards beside an open item', async () => {
    await expect(page.getByRole('columnheader', { name: '이메일' })).toBeVisible()
    await page.keyboard.press('f')
    await page.keyboard.type(user.email)
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === user.email)
    await expect(rows).toHaveCount(1)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: '정가람' })).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(rows.first()).toBeFocused()
  })

  await test.step('on a phone the detail replaces the list', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await rows.first().click()
    await expect(page.getByRole('link', { name: '010-1234-5678' })).toBeVisible()
    await expect(rows.first()).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('link', { name: '목록으로' }).click()
    await expect(rows.first()).toBeFocused()
  })

  await test.step('the search term stays offline and is found when the network is back', async () => {
    const search = page.getByRole('textbox', { name: '이름, 아이디' })
    await page.context().setOffline(true)
    await search.fill('아무도 없음')
    await expect(page.getByText('인터넷에 연결되어 있지 않아 불러오지 못했어요.')).toBeVisible()
    await expect(search).toHaveValue('아무도 없음')
    const menu = page.getByRole('button', { name: '메뉴 닫기' })
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await expect(menu).toBeVisible()
    await page.getByRole('link', { name: '보낸 메일' }).click()
    await expect(page.getByText('인터넷에 연결되면 다음 화면을 열 수 있어요.')).toBeVisible()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: '이 화면에 있기' }).click()
    await page.context().setOffline(false)
    await expect(page.getByText('찾는 회원이 없어요')).toBeVisible()
    await page.getByRole('link', { name: '조건 지우기' }).click()
    await expect(rows).not.toHaveCount(0)
    await expect(search).toHaveValue('')
  })
})

test('uses the browser’s own dialog if the confirmation dialog cannot be loaded', async ({
  page,
  site,
}) => {
  const { user } = await givenSiteMember(site)
  await page.route('**/question-dialog-*.js', (route) => route.abort())
  await signInAsAdmin(page, site)
  await page.goto(`/admin/outbox?to=${user.email}`)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message())
    await dialog.accept()
  })

  await page.getByRole('link', { name: /환영/ }).click()
  await page.getByRole('button', { name: '다시 보내기' }).click()
  await expect(page.getByText(`${user.email} 주소로 다시 보낼게요.`)).toBeVisible()
  expect(asked).toEqual([expect.stringContaining(`${user.email} 주소로 다시 보낼까요?`)])
})

test('[O-09] the global search opens its results from any screen by keyboard only', async ({
  page,
  site,
}) => {
  const { user } = await givenSiteMember(site, '한누리')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/settings')
  const dialog = page.getByRole('dialog', { name: '모두 찾기' })
  const field = dialog.getByRole('combobox')
  const button = page.getByRole('button', { name: '모두 찾기' })
  await button.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('/')
  await expect(dialog.getByText('전화번호 네 자리로 찾아보세요.')).toBeVisible()
  await page.keyboard.type('없는 사람')
  await expect(dialog.getByText('‘없는 사람’ 검색 결과가 없어요.')).toBeVisible()
  await field.fill(user.email)
  await expect(dialog.getByRole('option', { name: /한누리/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '한누리' })).toBeVisible()

  await page.context().setOffline(true)
  await page.keyboard.press('/')
  await expect(dialog.getByRole('option', { name: /한누리/ })).toBeVisible()
  await field.fill('연결 없음')
  await expect(dialog.getByText('인터넷에 연결되어 있지 않아 불러오지 못했어요.')).toBeVisible()
  await expect(field).toHaveValue('연결 없음')
  await page.context().setOffline(false)
})

test('[O-12] every menu entry is visible on a laptop, and the settings also in low windows', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  await page.setViewportSize({ width: 1366, height: 657 })
  await page.goto('/admin')
  const entries = page.getByRole('navigation', { name: '스튜디오 메뉴' }).getByRole('link')
  const more = page.getByRole('button', { name: '아래에 더 있어요' })
  await expect(entries).toHaveCount(21)
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
  await expect(more).toBeHidden()

  await page.setViewportSize({ width: 1024, height: 600 })
  await expect(entries.last()).toBeInViewport({ ratio: 1 })
  await more.click()
  await expect(entries.filter({ hasText: '프로모션' })).toBeInViewport({ ratio: 1 })
  await expect(more).toBeHidden()
})

test('[ADM-02] an address past the last page of a list redirects to its last page', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  await page.goto('/admin/member-management?page=99')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page).not.toHaveURL(/page=99/)
})
