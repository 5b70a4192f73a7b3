import { savedLists } from '#contract/saved.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, PASSWORD } from '#tests/support/given-on-site.ts'
import { refuseWith, screens, storedItem } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'

const PRODUCT = '/user/consulting/dashboard/original'

test('[WSH-01] a guest on a phone saves a product, signs in and orders it from the cart', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const { token, user } = await givenSiteMember(site)
  const body = { consulting_type: 'HAIR_CONSULTING' } as const
  const wished = await callSite(site.url, savedLists.wishlist.add, { body }, { token })
  const rows = page.getByRole('main').getByRole('listitem')
  const asked = page.getByRole('alertdialog')

  await test.step('both lists are stored in the browser and labelled so', async () => {
    await page.goto(PRODUCT)
    const wish = page.getByRole('button', { name: '찜하기' })
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: '장바구니 담기' }).click()
    await expect(asked).toContainText('장바구니에 추가되었습니다!')
    await asked.getByRole('button', { name: '장바구니 보기' }).click()
    await expect(page.getByRole('heading', { name: '장바구니', level: 1 })).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('헤어 컨설팅')
    await expect(rows).toContainText('100,000원')
    await expect(page.getByText('로그인 전에는 이 기기에만 담겨요.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the login merges the lists without duplicates; items that fail to merge stay', async () => {
    const failing = `**${savedLists.cart.add.path}`
    await page.route(failing, refuseWith(500, { code: 'INTERNAL_ERROR' }))
    await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
    await page.getByLabel('아이디', { exact: true }).fill(user.user_id)
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page).toHaveURL(/\/user\/mypage\/cart$/)
    await expect.poll(() => storedItem(page, 'guest_wishlist')).toBeNull()
    expect(await storedItem(page, 'guest_cart')).toContain(wished.product_id)
    const { items } = await callSite(site.url, savedLists.wishlist.list, {}, { token })
    expect(items).toEqual([wished])
    await page.unroute(failing)
  })

  await test.step('the wishlist confirms removals and moves items to the cart', async () => {
    await page.goto('/user/mypage/wishlist')
    await expect(rows).toHaveCount(1)
    await expect.poll(() => storedItem(page, 'guest_cart')).toBeNull()
    await rows.getByRole('button', { name: '장바구니 담기' }).click()
    await expect(asked).toContainText('장바구니에 추가되었습니다!')
    await asked.getByRole('button', { name: '계속 둘러보기' }).click()
    const remove = rows.getByRole('button', { name: /삭제$/ })
    await remove.click()
    await expect(asked).toContainText('정말로 삭제하시겠습니까?')
    await asked.getByRole('button', { name: '아니오' }).click()
    await expect(asked).toHaveCount(0)
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: '네' }).click()
    await expect(page.getByText('아직 찜한 컨설팅이 없어요.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the cart has one item and links to its order', async () => {
    await page.getByRole('link', { name: '장바구니', exact: true }).click()
    await expect(rows).toHaveCount(1)
    await rows.getByRole('link', { name: '주문하기' }).click()
    await expect(page).toHaveURL(new RegExp(`consulting-order\\?product_id=${wished.product_id}$`))
    await expect(page.getByRole('heading', { name: '주문하기', level: 1 })).toBeVisible()
    await expect(page.getByLabel('이메일')).toHaveValue(user.email)
  })
})
