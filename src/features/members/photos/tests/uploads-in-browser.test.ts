import { expect, test, vi } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import {
  addButton,
  choosePhotos,
  eventually,
  makePhotoFile,
  listPhotoIds,
  dismissWrongType,
  photoPanel,
  statusWith,
  deletePhotos,
} from '../testing/photo-panel.ts'

const stage = withSite()
// A browser, a site and image processing compete for CPU with all other tests.
vi.setConfig({ testTimeout: 60_000 })

test('PRO-03 PRO-04 photos can be added by button, drop and paste, up to the limit of three', async () => {
  const page = await stage.visitor({ as: 'Elena' })
  await deletePhotos(page)
  await choosePhotos(page, [await makePhotoFile('one.jpg')])
  await statusWith(page, phrase('photos.upload.added')).waitFor({ state: 'attached' })
  await photoPanel(page).getByText(phrase('photos.own.main'), { exact: true }).waitFor()
  await photoPanel(page)
    .getByText(phrase('photos.own.limit', { count: 1, limit: 3 }))
    .waitFor()

  const bytes = [...(await makePhotoFile('two.jpg', 300, 300)).buffer]
  for (const way of ['drop', 'paste'] as const) {
    const before = (await listPhotoIds(page)).length
    await photoPanel(page)
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
          else
            list.dispatchEvent(
              new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
            )
        },
        { bytes, way },
      )
    await eventually(async () => (await listPhotoIds(page)).length).toBe(before + 1)
  }
  await photoPanel(page)
    .getByText(phrase('photos.own.limit', { count: 3, limit: 3 }))
    .waitFor()
  await eventually(() => addButton(page).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  expect(await photoPanel(page).innerHTML()).not.toMatch(/\sstyle=/)
})

test('PRO-07 an upload shows its progress, can be cancelled, and can be retried after the connection was lost', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await deletePhotos(page)
  const client = await page.context().newCDPSession(page)
  const slow = (bytesPerSecond: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await slow(100_000)
  await choosePhotos(page, [await makePhotoFile('slow.jpg', 1200, 1200)])
  await photoPanel(page)
    .getByText(phrasePattern('photos.upload.uploading', { percent: /[1-9]\d?/, whole: true }))
    .waitFor()
  expect(
    await photoPanel(page)
      .getByRole('progressbar', { name: phrase('photos.upload.progress', { file: 'slow.jpg' }) })
      .getAttribute('value'),
  ).toMatch(/^[1-9]\d?$/)
  await photoPanel(page)
    .getByRole('button', { name: phrase('photos.upload.cancel', { file: 'slow.jpg' }) })
    .click()
  await eventually(() => photoPanel(page).getByRole('progressbar').count()).toBe(0)
  await expect.poll(() => listPhotoIds(page)).toEqual([])
  await slow(-1)

  await page.route('**/api/profile/photos?id=*', (route) => route.abort('connectionreset'))
  await choosePhotos(page, [await makePhotoFile('broken.jpg', 300, 300)])
  await photoPanel(page).getByText(phrase('photos.upload.offline'), { exact: true }).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.unroute('**/api/profile/photos?id=*')
  await photoPanel(page)
    .getByRole('button', { name: phrase('photos.upload.retry') })
    .click()
  await eventually(async () => (await listPhotoIds(page)).length).toBe(1)

  await choosePhotos(page, [
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') },
  ])
  await dismissWrongType(page, 'letter.jpg')
  await choosePhotos(page, [
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12_000_001) },
  ])
  await photoPanel(page)
    .getByText(phrase('photos.refusals.too_large', { megabytes: 12 }), { exact: true })
    .waitFor()
})

test('PRO-07 when several files are uploaded, the valid ones are added, and the one that is not a photo is named with the reason', async () => {
  const page = await stage.visitor({ as: 'Kofi', width: 390, height: 844 })
  await deletePhotos(page)
  const textFile = {
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a photo'),
  }
  const client = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 0, downloadThroughput: -1 }
  await client.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: 150_000 })
  await choosePhotos(page, [
    await makePhotoFile('one.jpg', 900, 1100),
    textFile,
    await makePhotoFile('two.jpg', 300, 300),
  ])
  // Each upload has its own progress bar.
  await photoPanel(page)
    .getByRole('progressbar', { name: phrase('photos.upload.progress', { file: 'one.jpg' }) })
    .waitFor()
  await client.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 })
  await eventually(async () => (await listPhotoIds(page)).length).toBe(2)
  await photoPanel(page)
    .getByText(phrase('photos.own.limit', { count: 2, limit: 3 }))
    .waitFor()
  await dismissWrongType(page, 'letter.jpg')
  await page.reload()
  await photoPanel(page)
    .getByText(phrase('photos.own.limit', { count: 2, limit: 3 }))
    .waitFor()
  expect(await photoPanel(page).getByText('letter.jpg').count()).toBe(0)
})
