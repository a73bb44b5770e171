import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { rotatedHeic } from '../testing/heic.ts'

const stage = withSite()
// A browser, a site and image processing compete for CPU with all other tests.
vi.setConfig({ testTimeout: 60_000 })

/** Waits until an expectation becomes true. */
const eventually = <Value>(poll: () => Promise<Value>) => expect.poll(poll, { timeout: 15_000 })

/** A picture with enough detail to need several packets. */
async function file(name: string, width = 900, height = 1100) {
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const panel = (page: Page) => page.locator('#photos')
const add = (page: Page) => panel(page).getByRole('button', { name: 'Add a photo' })
const options = (page: Page, at: number) => panel(page).getByRole('button', { name: `Options for photo ${at}` })
const order = (page: Page) =>
  page.evaluate(async () =>
    ((await (await fetch('/api/profile/photos')).json()) as { photos: { id: string }[] }).photos.map(({ id }) => id),
  )
const status = (page: Page, text: string) => panel(page).getByRole('status').filter({ hasText: text })

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

async function choose(page: Page, files: Awaited<ReturnType<typeof file>>[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add(page).click()])
  await chooser.setFiles(files)
}

/** Deletes all photos of the demo member. */
async function without(page: Page) {
  for (const id of await order(page))
    await page.evaluate((photo) => fetch(`/api/profile/photos/${photo}`, { method: 'DELETE' }), id)
  await page.goto('/profile')
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await add(page).waitFor()
}

test('PRO-03 PRO-04 photos are added by button, drop and paste, up to the limit of three', async () => {
  const page = await stage.visitor({ as: 'Elena' })
  await without(page)
  await choose(page, [await file('one.jpg')])
  await status(page, 'Photo added.').waitFor({ state: 'attached' })
  await panel(page).getByText('Main photo', { exact: true }).waitFor()
  await panel(page).getByText('1 of 3 photos').waitFor()

  const bytes = [...(await file('two.jpg', 300, 300)).buffer]
  for (const way of ['drop', 'paste'] as const) {
    const before = (await order(page)).length
    await panel(page)
      .locator('ul')
      .first()
      .evaluate(
        (list, { bytes: numbers, way: by }) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(numbers)], `${by}.jpg`, { type: 'image/jpeg' }))
          if (by === 'paste')
            document.body.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
            )
          else list.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        },
        { bytes, way },
      )
    await eventually(async () => (await order(page)).length).toBe(before + 1)
  }
  await panel(page).getByText('3 of 3 photos').waitFor()
  await eventually(() => add(page).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  expect(await panel(page).innerHTML()).not.toMatch(/\sstyle=/)
})

test('PRO-03 with the keyboard alone: describe, move, make main, delete; focus stays with the photo', async () => {
  const page = await stage.visitor({ as: 'Amara' })
  await without(page)
  await choose(page, [
    await file('one.jpg', 300, 300),
    await file('two.jpg', 300, 300),
    await file('three.jpg', 300, 300),
  ])
  await eventually(async () => (await order(page)).length).toBe(3)
  await options(page, 3).waitFor()
  const [a, b, c] = await order(page)
  const press = async (at: number, item: string) => {
    await options(page, at).focus()
    await page.keyboard.press('Enter')
    // Another menu may still be fading out.
    const line = page.getByRole('menu', { name: `Options for photo ${at}` }).getByRole('menuitem', { name: item })
    await line.focus()
    await page.keyboard.press('Enter')
  }

  await press(3, 'Move earlier')
  await eventually(() => order(page)).toEqual([a, c, b])
  await status(page, 'Moved to place 2 of 3.').waitFor({ state: 'attached' })
  await eventually(() => focused(page)).toBe('Options for photo 2')

  await press(2, 'Make main photo')
  await eventually(() => order(page)).toEqual([c, a, b])
  await status(page, 'This is your main photo now.').waitFor({ state: 'attached' })
  await eventually(() => focused(page)).toBe('Options for photo 1')
  await press(3, 'Describe')
  const descriptionField = page.getByLabel('What is on it')
  await descriptionField.fill('On the dyke')
  await page.keyboard.press('Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('img', { name: 'On the dyke' }).waitFor()

  await eventually(() => focused(page)).toBe('Options for photo 3')
  await press(1, 'Delete')
  await page.getByRole('alertdialog', { name: 'Delete this photo?' }).getByText('This is your main photo.').waitFor()
  await page.keyboard.press('Escape')
  // Focus returns once the dialog has closed, and would be stolen from the element pressed next.
  await eventually(() => focused(page)).toBe('Options for photo 1')
  expect(await order(page)).toHaveLength(3)
  await press(3, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => order(page)).toEqual([c, a])
  await eventually(() => focused(page)).toBe('Add a photo')
})

test('PRO-07 an upload shows its progress, can be cancelled, and can be retried after the connection was lost', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await without(page)
  const client = await page.context().newCDPSession(page)
  const slow = (bytesPerSecond: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await slow(100_000)
  await choose(page, [await file('slow.jpg', 1200, 1200)])
  await panel(page)
    .getByText(/^Uploading, [1-9]\d?%$/)
    .waitFor()
  expect(await panel(page).getByRole('progressbar', { name: 'Upload of slow.jpg' }).getAttribute('value')).toMatch(
    /^[1-9]\d?$/,
  )
  await panel(page).getByRole('button', { name: 'Cancel the upload of slow.jpg' }).click()
  await eventually(() => panel(page).getByRole('progressbar').count()).toBe(0)
  expect(await order(page)).toEqual([])
  await slow(-1)

  await page.route('**/api/profile/photos?id=*', (route) => route.abort('connectionreset'))
  await choose(page, [await file('broken.jpg', 300, 300)])
  await panel(page).getByText('The connection was lost. The file is still here.', { exact: true }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.unroute('**/api/profile/photos?id=*')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await eventually(async () => (await order(page)).length).toBe(1)

  await choose(page, [{ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') }])
  await panel(page)
    .getByText('This file isn’t a photo we can read. JPEG, PNG, WebP, HEIC and AVIF work.', { exact: true })
    .waitFor()
  expect(await panel(page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await panel(page).getByRole('button', { name: 'Take letter.jpg off the list' }).click()
  await choose(page, [{ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12_000_001) }])
  await panel(page).getByText('This file is larger than 12 MB. Choose a smaller one.', { exact: true }).waitFor()
})

test('PRO-07 of several files the valid ones are added, and the one that is not a photo is named with the reason', async () => {
  const page = await stage.visitor({ as: 'Kofi', width: 390, height: 844 })
  await without(page)
  const textFile = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') }
  const client = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 0, downloadThroughput: -1 }
  await client.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: 150_000 })
  await choose(page, [await file('one.jpg', 900, 1100), textFile, await file('two.jpg', 300, 300)])
  // Each upload has its own progress bar.
  await panel(page).getByRole('progressbar', { name: 'Upload of one.jpg' }).waitFor()
  await client.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 })
  await eventually(async () => (await order(page)).length).toBe(2)
  await panel(page)
    .getByText('This file isn’t a photo we can read. JPEG, PNG, WebP, HEIC and AVIF work.', { exact: true })
    .waitFor()
  await panel(page).getByText('2 of 3 photos').waitFor()
  expect(await panel(page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await panel(page).getByRole('button', { name: 'Take letter.jpg off the list' }).click()
  await page.reload()
  await panel(page).getByText('2 of 3 photos').waitFor()
  expect(await panel(page).getByText('letter.jpg').count()).toBe(0)
})

test('PRO-05 the sign-up step takes three photos, says what happens to them, and waits for running uploads', async () => {
  const page = await stage.visitor({ as: 'Mei', width: 390, height: 844 })
  await stage.site().server.product.sites.changeSettings(1, { photos_trusted: false })
  for (const id of await order(page))
    await page.evaluate((photo) => fetch(`/api/profile/photos/${photo}`, { method: 'DELETE' }), id)
  await page.goto('/complete-signup?step=photo')
  await page.getByRole('heading', { level: 1, name: 'Show your face, or your Sunday' }).waitFor()
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.getByText('Up to 3 photos. You can change them any time.').waitFor()
  await page.getByText('A person checks each photo before others see it.').waitFor()
  await page.getByText('We remove location data from every file.').waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a photo' }).click(),
  ])
  await chooser.setFiles([await file('one.jpg'), await file('two.jpg', 300, 300)])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.searchParams.get('step') !== 'photo')
  expect(await order(page)).toHaveLength(2)
  await page.goBack()
  await page.getByText('Being checked').first().waitFor()
  await page.getByText('Main photo', { exact: true }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.waitForURL((url) => url.searchParams.get('step') !== 'photo')
})

test('PRO-03 PRO-07 a phone’s HEIC is added like any other photo, and photos are reordered by dragging', async () => {
  const page = await stage.visitor({ as: 'Elena' })
  await without(page)
  await choose(page, [
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: rotatedHeic() },
    await file('two.jpg', 300, 300),
    await file('three.jpg', 300, 300),
  ])
  await options(page, 3).waitFor()
  const [main, second, third] = await order(page)
  const tile = (photo: string | undefined) => panel(page).locator(`[data-photo="${photo}"]`)
  await tile(third).dragTo(tile(second))
  await eventually(() => order(page)).toEqual([main, third, second])
  await status(page, 'Moved to place 2 of 3.').waitFor({ state: 'attached' })
  // The main photo keeps its position, whatever is dropped on it.
  await tile(second).dragTo(tile(main))
  await eventually(() => order(page)).toEqual([main, second, third])
  expect(await findSeriousViolations(page)).toEqual([])
})

test('PRO-01 PRO-03 a photo is made private, shared with one member on their page and revoked in the list', async () => {
  await stage.site().server.product.sites.changeSettings(1, { photos_trusted: true })
  const page = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  await without(page)
  await choose(page, [await file('one.jpg', 300, 300), await file('two.jpg', 300, 300)])
  await options(page, 2).waitFor()
  const list = panel(page)
  await list.getByText('Nobody yet.').waitFor()
  await options(page, 1).click()
  const item = (name: string) => page.getByRole('menuitem', { name }).filter({ visible: true })
  await item('Describe').waitFor()
  expect(await item('Make private').count()).toBe(0)
  await page.keyboard.press('Escape')

  await options(page, 2).click()
  await item('Make private').click()
  const dialog = page.getByRole('alertdialog', { name: 'Make this photo private?' })
  await dialog.getByText('Only members you open your private photos to see it.').waitFor()
  await dialog.getByRole('button', { name: 'Make private' }).click()
  await list.getByText('Private', { exact: true }).waitFor()
  await eventually(() => focused(page)).toBe('Options for photo 2')
  expect(await findSeriousViolations(page)).toEqual([])

  const jonas = await stage.visitor({ as: 'Jonas' })
  const photoId = (one: Page) =>
    one.evaluate(
      async () =>
        ((await (await fetch('/api/user.php')).json()) as { user: { profile: { id: string } } }).user.profile.id,
    )
  const [elenas, jonass] = [await photoId(page), await photoId(jonas)]
  const seen = () =>
    jonas.evaluate(
      async (member) =>
        ((await (await fetch(`/api/members/${member}/photos`)).json()) as { photos: { src?: { 480: string } }[] })
          .photos,
      elenas,
    )
  expect(await seen()).toHaveLength(1)

  await page.goto(`/members/${jonass}`)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).first().click()
  await item('My private photos').click()
  const access = page.getByRole('dialog', { name: 'My private photos and Jonas' })
  await access.getByText('Jonas can’t see your private photo.').waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await access.getByRole('button', { name: 'Open to Jonas' }).click()
  await page.getByText('Jonas can see your private photos now.').waitFor()
  const address = (await seen())[1]?.src?.[480] ?? ''
  const opens = () => jonas.evaluate(async (url) => (await fetch(url)).status, address)
  expect(await opens()).toBe(200)

  await page.goto('/profile')
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await list.getByRole('button', { name: 'Take back from Jonas' }).click()
  await list.getByText('Jonas can’t see your private photos any more.').waitFor()
  await list.getByText('Nobody yet.').waitFor()
  // The browser may use its cached copy for at most five seconds.
  await expect.poll(opens, { timeout: 5500 }).toBe(404)
  expect(await seen()).toHaveLength(1)
})

test('PRO-03 PRO-05 a rejected photo shows the reason, and the page says when it is offline', async () => {
  const page = await stage.visitor({ as: 'Amara', dark: true })
  await without(page)
  await choose(page, [await file('one.jpg', 300, 300)])
  await options(page, 1).waitFor()
  const [photo = ''] = await order(page)
  const { product, infrastructure } = stage.site().server
  await product.photos.review(photo, { is: 'rejected', for: 'unclear' }, infrastructure.clock.now())
  await page.goto('/profile')
  await panel(page).getByText('Not accepted', { exact: true }).waitFor()
  await panel(page).getByText('Too blurred or dark to see anyone.').waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.context().setOffline(true)
  await panel(page).getByText('You’re offline. What you see is from before').waitFor()
  await options(page, 1).click()
  await page.getByRole('menuitem', { name: 'Delete' }).filter({ visible: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await eventually(() => order(page)).toEqual([])
})
