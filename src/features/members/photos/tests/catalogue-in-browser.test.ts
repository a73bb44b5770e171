import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { rotatedHeic } from '#platform/server/images/testing/heic.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import {
  choosePhotos,
  eventually,
  makePhotoFile,
  readFocusedName,
  optionsButton,
  listPhotoIds,
  photoPanel,
  statusWith,
  deletePhotos,
} from '../testing/photo-panel.ts'

const stage = withSite()
// A browser, a site and image processing compete for CPU with all other tests.
vi.setConfig({ testTimeout: 60_000 })

test('PRO-03 a photo can be described, moved, made the main photo and deleted using only the keyboard, and focus stays on it', async () => {
  const page = await stage.visitor({ as: 'Amara' })
  await deletePhotos(page)
  await choosePhotos(page, [
    await makePhotoFile('one.jpg', 300, 300),
    await makePhotoFile('two.jpg', 300, 300),
    await makePhotoFile('three.jpg', 300, 300),
  ])
  await eventually(async () => (await listPhotoIds(page)).length).toBe(3)
  await optionsButton(page, 3).waitFor()
  const [a, b, c] = await listPhotoIds(page)
  const press = async (at: number, item: string) => {
    await optionsButton(page, at).focus()
    await page.keyboard.press('Enter')
    // Another menu may still be fading out.
    const line = page
      .getByRole('menu', { name: phrase('photos.manage.options', { at }) })
      .getByRole('menuitem', { name: item })
    await line.focus()
    await page.keyboard.press('Enter')
  }

  await press(3, phrase('photos.manage.earlier'))
  await eventually(() => listPhotoIds(page)).toEqual([a, c, b])
  await statusWith(page, phrase('photos.manage.moved', { at: '2', of: '3' })).waitFor({
    state: 'attached',
  })
  await eventually(() => readFocusedName(page)).toBe(phrase('photos.manage.options', { at: '2' }))

  await press(2, phrase('photos.manage.make_main'))
  await eventually(() => listPhotoIds(page)).toEqual([c, a, b])
  await statusWith(page, phrase('photos.manage.main_now')).waitFor({ state: 'attached' })
  await eventually(() => readFocusedName(page)).toBe(phrase('photos.manage.options', { at: '1' }))
  await press(3, phrase('photos.manage.describe'))
  const descriptionField = page.getByLabel(phrase('photos.manage.describe_label'))
  await descriptionField.fill('On the dyke')
  await page.keyboard.press('Tab')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: phrase('photos.manage.save') })
    .focus()
  await page.keyboard.press('Enter')
  await photoPanel(page).getByRole('img', { name: 'On the dyke' }).waitFor()

  await eventually(() => readFocusedName(page)).toBe(phrase('photos.manage.options', { at: '3' }))
  await press(1, phrase('photos.manage.delete'))
  await page
    .getByRole('alertdialog', { name: phrase('photos.manage.delete_title') })
    .getByText(phrase('photos.manage.delete_main'))
    .waitFor()
  await page.keyboard.press('Escape')
  // Focus returns once the dialog has closed, which would take it away from the next element
  // pressed.
  await eventually(() => readFocusedName(page)).toBe(phrase('photos.manage.options', { at: '1' }))
  expect(await listPhotoIds(page)).toHaveLength(3)
  await press(3, phrase('photos.manage.delete'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('photos.manage.delete') })
    .focus()
  await page.keyboard.press('Enter')
  await eventually(() => listPhotoIds(page)).toEqual([c, a])
  await eventually(() => readFocusedName(page)).toBe(phrase('photos.upload.add'))
})

test('PRO-05 the sign-up step accepts three photos, explains what happens to them, and waits for running uploads', async () => {
  const page = await stage.visitor({ as: 'Mei', width: 390, height: 844 })
  await stage.site().server.product.sites.changeSettings(1, { photos_trusted: false })
  for (const id of await listPhotoIds(page))
    await page.evaluate((photo) => fetch(`/api/profile/photos/${photo}`, { method: 'DELETE' }), id)
  await page.goto('/complete-signup?step=photo')
  await page.getByRole('heading', { level: 1, name: phrase('photos.step.title') }).waitFor()
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.getByText(phrase('photos.step.lead', { limit: 3 })).waitFor()
  await page.getByText(phrase('photos.step.checked')).waitFor()
  await page.getByText(phrase('photos.step.location')).waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: phrase('photos.upload.add') }).click(),
  ])
  await chooser.setFiles([await makePhotoFile('one.jpg'), await makePhotoFile('two.jpg', 300, 300)])
  await page.getByRole('button', { name: phrase('accounts.signup.continue') }).click()
  await page.waitForURL((url) => url.searchParams.get('step') !== 'photo')
  await expect.poll(() => listPhotoIds(page)).toHaveLength(2)
  await page.goBack()
  await page.getByText(phrase('photos.own.waiting')).first().waitFor()
  await page.getByText(phrase('photos.own.main'), { exact: true }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
  await page.waitForURL((url) => url.searchParams.get('step') !== 'photo')
})

test('PRO-03 PRO-07 a phone’s HEIC is added like any other photo, and photos are reordered by dragging', async () => {
  const page = await stage.visitor({ as: 'Elena' })
  await deletePhotos(page)
  await choosePhotos(page, [
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: rotatedHeic() },
    await makePhotoFile('two.jpg', 300, 300),
    await makePhotoFile('three.jpg', 300, 300),
  ])
  await optionsButton(page, 3).waitFor()
  const [main, second, third] = await listPhotoIds(page)
  const tile = (photo: string | undefined) => photoPanel(page).locator(`[data-photo="${photo}"]`)
  await tile(third).dragTo(tile(second))
  await eventually(() => listPhotoIds(page)).toEqual([main, third, second])
  await statusWith(page, phrase('photos.manage.moved', { at: '2', of: '3' })).waitFor({
    state: 'attached',
  })
  // The main photo keeps its position, whatever is dropped on it.
  await tile(second).dragTo(tile(main))
  await eventually(() => listPhotoIds(page)).toEqual([main, second, third])
  expect(await findSeriousViolations(page)).toEqual([])
})

test('PRO-01 PRO-03 a photo is made private, shared with one member on their page and revoked in the list', async () => {
  await stage.site().server.product.sites.changeSettings(1, { photos_trusted: true })
  const page = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  await deletePhotos(page)
  await choosePhotos(page, [
    await makePhotoFile('one.jpg', 300, 300),
    await makePhotoFile('two.jpg', 300, 300),
  ])
  await optionsButton(page, 2).waitFor()
  const list = photoPanel(page)
  await list.getByText(phrase('photos.readers.empty')).waitFor()
  await optionsButton(page, 1).click()
  const item = (name: string) => page.getByRole('menuitem', { name }).filter({ visible: true })
  await item(phrase('photos.manage.describe')).waitFor()
  expect(await item(phrase('photos.manage.make_private')).count()).toBe(0)
  await page.keyboard.press('Escape')

  await optionsButton(page, 2).click()
  await item(phrase('photos.manage.make_private')).click()
  const dialog = page.getByRole('alertdialog', { name: phrase('photos.manage.private_title') })
  await dialog.getByText(phrase('photos.manage.private_text')).waitFor()
  await dialog.getByRole('button', { name: phrase('photos.manage.make_private') }).click()
  await list.getByText(phrase('photos.own.private'), { exact: true }).waitFor()
  await eventually(() => readFocusedName(page)).toBe(phrase('photos.manage.options', { at: '2' }))
  expect(await findSeriousViolations(page)).toEqual([])

  const jonas = await stage.visitor({ as: 'Jonas' })
  const photoId = (one: Page) =>
    one.evaluate(
      async () =>
        ((await (await fetch('/api/user.php')).json()) as { user: { profile: { id: string } } })
          .user.profile.id,
    )
  const [elenas, jonass] = [await photoId(page), await photoId(jonas)]
  const seen = () =>
    jonas.evaluate(
      async (member) =>
        (
          (await (await fetch(`/api/members/${member}/photos`)).json()) as {
            photos: { src?: { 480: string } }[]
          }
        ).photos,
      elenas,
    )
  expect(await seen()).toHaveLength(1)

  await page.goto(`/members/${jonass}`)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page
    .getByRole('button', { name: phrase('blocks.more'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await item(phrase('photos.access.item')).click()
  const access = page.getByRole('dialog', {
    name: phrase('photos.access.title', { name: 'Jonas' }),
  })
  await access
    .getByText(phrasePattern('photos.access.closed', { name: 'Jonas', photos: 1 }))
    .waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await access
    .getByRole('button', { name: phrase('photos.access.open', { name: 'Jonas' }) })
    .click()
  await page.getByText(phrase('photos.access.opened_now', { name: 'Jonas' })).waitFor()
  const address = (await seen())[1]?.src?.[480] ?? ''
  const opens = () => jonas.evaluate(async (url) => (await fetch(url)).status, address)
  expect(await opens()).toBe(200)

  await page.goto('/profile/photos')
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await list
    .getByRole('button', { name: phrase('photos.readers.take_back', { name: 'Jonas' }) })
    .click()
  await list.getByText(phrase('photos.readers.taken_back', { name: 'Jonas' })).waitFor()
  await list.getByText(phrase('photos.readers.empty')).waitFor()
  // The browser may use its cached copy for at most five seconds.
  await expect.poll(opens, { timeout: 5500 }).toBe(404)
  expect(await seen()).toHaveLength(1)
})

test('PRO-03 PRO-05 a rejected photo shows the reason, and the page shows that it is offline', async () => {
  const page = await stage.visitor({ as: 'Amara', dark: true })
  await deletePhotos(page)
  await choosePhotos(page, [await makePhotoFile('one.jpg', 300, 300)])
  await optionsButton(page, 1).waitFor()
  const [photo = ''] = await listPhotoIds(page)
  const { product, infrastructure } = stage.site().server
  await product.photos.review(photo, { is: 'rejected', for: 'unclear' }, infrastructure.clock.now())
  await page.goto('/profile/photos')
  await photoPanel(page).getByText(phrase('photos.own.rejected'), { exact: true }).waitFor()
  await photoPanel(page).getByText(phrase('photos.rejected_for.unclear')).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.context().setOffline(true)
  await photoPanel(page).getByText(phrase('photos.own.offline')).waitFor()
  await optionsButton(page, 1).click()
  await page
    .getByRole('menuitem', { name: phrase('photos.manage.delete') })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('photos.manage.delete') })
    .click()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  await page.context().setOffline(false)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: phrase('photos.manage.delete') })
    .click()
  await eventually(() => listPhotoIds(page)).toEqual([])
})

test('PRO-07 while a photo loads, a blurred placeholder of it is shown in its place', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/media/**', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  const { member } = await stage
    .site()
    .server.infrastructure.database.one<{ member: string }>(
      sql`select member_id as member from accounts.account where name = 'Elena' and kind = 'member' and pool_id = 1`,
    )
  await page.goto(`/members/${member}`, { waitUntil: 'domcontentloaded' })
  const photo = page.locator('.photos-list img').first()
  const background = () => photo.evaluate((image) => getComputedStyle(image).backgroundImage)
  await expect.poll(background).toMatch(/^url\("data:image\/png;base64,/)
  // The placeholder disappears once the photo has loaded.
  release()
  await eventually(() =>
    photo.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
  ).toBe(true)
  await expect.poll(background).toBe('none')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
