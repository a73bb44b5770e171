import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { codeDraft } from '../testing/shoppers.ts'

const stage = withSite({ cast: false })

/** Creates a code that needs a second person, as the form does. */
async function makeLargeCode({ request }: Page, code: string): Promise<void> {
  const data = codeDraft({ code, percentage: 90 })
  const reply = await request.post('/api/office/discount-codes', { data })
  expect(reply.status()).toBe(204)
}

test('OPS-04 the list of what waits for a second person leads to the decision, and a requester takes a request back there', async () => {
  const frida = await openOfficePage(stage, 'finance', 'Frida')
  const otto = await openOfficePage(stage, 'owner', 'Otto')
  await makeLargeCode(frida, 'FRIDA90')
  await makeLargeCode(otto, 'OTTO90')

  await openHydrated(otto, '/office/approvals')
  const card = (code: string) => otto.locator('[data-approval]').filter({ hasText: code })
  const takeBack = phrasePattern('staff.approvals.take_back', { start: true })
  await card('OTTO90').getByText(phrase('staff.approvals.own')).waitFor()
  expect(await card('FRIDA90').getByRole('button').count()).toBe(0)
  expect(await findSeriousViolations(otto)).toEqual([])
  await card('OTTO90').getByRole('button', { name: takeBack }).click()
  await otto.getByText(phrase('staff.approvals.taken_back')).waitFor()
  await card('OTTO90').waitFor({ state: 'detached' })

  await card('FRIDA90').getByRole('link').click()
  const row = otto.getByRole('listitem').filter({ hasText: 'FRIDA90' })
  expect(await otto.getByText('OTTO90').count()).toBe(0)
  await row
    .getByRole('button', { name: phrasePattern('staff.approvals.approve', { start: true }) })
    .click()
  await otto.getByText(phrase('staff.approvals.approved')).waitFor()
  await row.waitFor({ state: 'detached' })
  await openHydrated(otto, '/office/approvals')
  await otto.getByText(phrase('staff.approvals.empty')).waitFor()
})
