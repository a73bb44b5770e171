import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'

/** Waits until an expectation becomes true. */
export const eventually = <Value>(poll: () => Promise<Value>) =>
  expect.poll(poll, { timeout: 15_000 })

/** A picture with enough detail to need several packets. */
export async function makePhotoFile(name: string, width = 900, height = 1100) {
  const buffer = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const photoPanel = (page: Page) => page.locator('#photos')
export const addButton = (page: Page) =>
  photoPanel(page).getByRole('button', { name: phrase('photos.upload.add') })
export const optionsButton = (page: Page, at: number) =>
  photoPanel(page).getByRole('button', { name: phrase('photos.manage.options', { at }) })
export const listPhotoIds = (page: Page) =>
  page.evaluate(async () =>
    (
      (await (await fetch('/api/profile/photos')).json()) as { photos: { id: string }[] }
    ).photos.map(({ id }) => id),
  )
export const statusWith = (page: Page, text: string) =>
  photoPanel(page).getByRole('status').filter({ hasText: text })

/** The accessible name of the focused element. */
export const readFocusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

export async function choosePhotos(page: Page, files: Awaited<ReturnType<typeof makePhotoFile>>[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), addButton(page).click()])
  await chooser.setFiles(files)
}

/** Deletes all photos of the demo member. */
export async function deletePhotos(page: Page) {
  for (const id of await listPhotoIds(page))
    await page.evaluate((photo) => fetch(`/api/profile/photos/${photo}`, { method: 'DELETE' }), id)
  await page.goto('/profile/photos')
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await addButton(page).waitFor()
}

/** Dismisses a file that is not a photo and so cannot be retried. */
export async function dismissWrongType(page: Page, file: string) {
  const panel = photoPanel(page)
  await panel.getByText(phrase('photos.refusals.wrong_type'), { exact: true }).waitFor()
  expect(await panel.getByRole('button', { name: phrase('photos.upload.retry') }).count()).toBe(0)
  await panel.getByRole('button', { name: phrase('photos.upload.dismiss', { file }) }).click()
}
