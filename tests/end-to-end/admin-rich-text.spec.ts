import { adminFaqs } from '#contract/admin-content.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { adminToken, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

// Of the browser, whose types the tests of the server do not have.
declare const DataTransfer: new () => { setData(type: string, data: string): void }
declare const ClipboardEvent: new (type: string, options: object) => Event

const everyTag = [
  '<h2>제목</h2>',
  '<p>앞말 <span lang="en">word</span> <em>기울임</em> <strong>굵게</strong></p>',
  '<ul><li>하나<ol><li>안쪽</li></ol></li><li>둘</li></ul>',
  '<table><thead><tr><th>때</th><th>값</th></tr></thead><tbody><tr><td>아침</td><td></td></tr></tbody></table>',
  '<blockquote>따온 말</blockquote>',
  '<hr>',
  '<h4>작은 제목</h4>',
  '<p><a href="/user/faq">링크</a><br><u>끝</u></p>',
].join('\n')

const pasted =
  '<h1 style="color: red">큰 글</h1><p onclick="x()">옮긴 <b class="y">말</b><script>1</script></p>'

test('[ADM-02] a text is written with headings, lists and links, and keeps what it was made of', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  const body = { question: unique(), answer: everyTag, status: '비활성' as const }
  const { id, answer } = await callSite(site.url, adminFaqs.create, { body }, { token })
  const { keyboard } = page
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/faqs?open=${id}`)
  const editor = page.getByRole('textbox', { name: '답', exact: true })
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: '글 꾸미기' }).getByRole('button', { name, exact: true })
  async function save() {
    await keyboard.press('Control+Enter')
    await expect(page.getByText('모두 저장되어 있어요')).toBeVisible()
    const query = { q: body.question }
    return (await callSite(site.url, adminFaqs.list, { query }, { token })).items[0]?.answer
  }

  await test.step('only what was written changes', async () => {
    await editor.focus()
    await expect(page.getByRole('button', { name: '저장하기' })).toBeDisabled()
    await keyboard.press('Control+End')
    await keyboard.type('말')
    expect(await save()).toBe(answer.replace('끝', '끝말'))
  })

  await test.step('tools make a list, a heading and bold words', async () => {
    await keyboard.press('Control+a')
    await keyboard.press('Delete')
    await keyboard.type('하나')
    await tool('목록').click()
    await expect(tool('목록')).toHaveAttribute('aria-pressed', 'true')
    await keyboard.press('Enter')
    await keyboard.type('둘')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await tool('작은 제목').click()
    await keyboard.type('제목')
    await keyboard.press('Enter')
    await keyboard.type('굵은 말')
    await keyboard.press('Shift+Home')
    await tool('굵게').click()
    await expect(tool('굵게')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a link leads only where it may', async () => {
    await tool('링크').click()
    const address = page.getByLabel('링크 주소')
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(page.getByText('https://로 시작하는 주소나')).toBeVisible()
    await address.fill('/user/faq')
    await address.press('Enter')
    await expect(editor).toBeFocused()
    await expectAccessible(page)
    expect(await save()).toBe(
      '<ul><li>하나</li><li>둘</li></ul>\n<h3>제목</h3>\n' +
        '<p><a href="/user/faq"><strong>굵은 말</strong></a></p>',
    )
  })

  await test.step('what is pasted keeps its words and loses its looks; it can be undone', async () => {
    await keyboard.press('Control+a')
    await editor.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      const options = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', options))
    }, pasted)
    await expect(editor).toHaveText('큰 글옮긴 말')
    expect(await save()).toBe('<p>큰 글</p>\n<p>옮긴 <strong>말</strong></p>')
    await keyboard.press('Control+z')
    await expect(editor.getByRole('heading', { name: '제목' })).toBeVisible()
  })

  await test.step('Tab leaves the text, in a list too', async () => {
    await editor.getByText('둘').click()
    await keyboard.press('Tab')
    await expect(editor).not.toBeFocused()
    await expect(editor.locator('li li')).toHaveCount(0)
  })
  await callSite(site.url, adminFaqs.remove, { params: { id } }, { token })
})

test('[ADM-02] where the editor cannot be loaded, the source of the text is written instead', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  const body = { question: unique(), answer: '<p>답</p>', status: '비활성' as const }
  const { id } = await callSite(site.url, adminFaqs.create, { body }, { token })
  await signInAsAdmin(page, site)
  await page.route(/rich-text-editor/, (route) => route.abort())
  await page.goto(`/admin/faqs?open=${id}`)

  const source = page.getByRole('textbox', { name: '답 HTML' })
  await expect(source).toHaveValue('<p>답</p>')
  await source.fill('<p>고친 답</p>')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('모두 저장되어 있어요')).toBeVisible()

  await page.unroute(/rich-text-editor/)
  await callSite(site.url, adminFaqs.remove, { params: { id } }, { token })
})
