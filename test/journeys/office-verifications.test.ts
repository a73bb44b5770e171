import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

async function moderator(email = 'mara@minuet.example') {
  const page = await stage.visitor()
  await page.context().request.post('/dev/office', { form: { email } })
  return page
}

test('BEY-14 a member sends a selfie, a moderator compares it in the office by keyboard, and the member’s page shows the result', async () => {
  const { server } = stage.site()
  const { rows } = await server.infrastructure.database.pool.query<{ key: string; member: string }>(
    `select p.key, a.member_id as member from photos.photo p join accounts.public_account a on a.account_id = p.account_id
     where a.name = 'Jonas' and a.kind = 'member' and p.main`,
  )
  const picture = await server.infrastructure.blobs.get(`${rows[0]?.key}/960.webp`)
  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/verification')
  await jonas.getByRole('button', { name: 'Start' }).click()
  await jonas.locator('#show').waitFor()
  const requestedGesture = await jonas.locator('#show').innerText()
  const file = { name: 'me.webp', mimeType: 'image/webp', buffer: Buffer.from(picture?.bytes ?? []) }
  await jonas.locator('input[type="file"]').setInputFiles(file)
  await jonas.getByRole('button', { name: 'Send', exact: true }).click()
  await jonas.getByRole('heading', { name: 'Waiting for a person' }).waitFor()

  const mara = await moderator()
  await openHydrated(mara, '/office/verifications')
  await mara.getByText('1 waiting').first().waitFor()
  await mara.getByRole('heading', { name: `Asked for: ${requestedGesture}` }).waitFor()
  expect(await mara.locator('body').innerText()).not.toContain('Jonas')
  await mara.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.office-compare img')].every(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  )

  // A colleague sees who has claimed it and cannot open it.
  const helene = await moderator('helene@minuet.example')
  await openHydrated(helene, '/office/verifications')
  await helene.getByText('Mara Lindqvist is looking at it').waitFor()
  await helene.getByText('Others are looking at all of them').waitFor()

  // Neither decision can be made too early, and each needs a confirmation.
  await mara.keyboard.press('a')
  expect(await mara.getByRole('alertdialog').count()).toBe(0)
  await mara.keyboard.press('b')
  await mara.keyboard.press('1')
  await mara.context().setOffline(true)
  await mara.getByText('You’re offline. This needs the connection.').first().waitFor()
  await mara.context().setOffline(false)
  await mara.getByText('You’re offline. This needs the connection.').first().waitFor({ state: 'detached' })
  await mara.keyboard.press('a')
  await mara.getByRole('alertdialog', { name: 'Same person on 1 photo?' }).waitFor()
  await mara.getByRole('button', { name: 'Look again' }).press('Enter')
  await mara.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await mara.getByRole('checkbox', { name: 'Main photo' }).isChecked()).toBe(true)
  await mara.getByRole('button', { name: 'Same person' }).press('Enter')
  await mara.getByRole('alertdialog').getByRole('button', { name: 'Same person' }).press('Enter')
  await mara.getByText('The photos are verified.').waitFor()
  await mara.getByText('Nobody is waiting').waitFor()

  const elena = await stage.visitor({ as: 'Elena' })
  await elena.goto(`/members/${rows[0]?.member}`)
  await elena.getByRole('button', { name: 'Verified photos' }).waitFor()
  await jonas.reload()
  await jonas.getByRole('heading', { name: 'Verified photos' }).waitFor()
})
