import { expect, test } from 'vitest'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { buyBefore } from '#features/money/saved-cards/testing/buyer-in-browser.ts'
import { readCredits } from '#features/money/payments/testing/pages-in-browser.ts'
import {
  addCredits,
  consent,
  field,
  order,
  sendFor2,
  sheet,
  words,
  writeWithoutCredits,
} from '../../testing/order-sheet.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const phone = { width: 390, height: 844 }

test(
  'CHAT-03 CRED-05 cancelling at the provider returns to the conversation with the text, and says that nothing was charged',
  async () => {
    const page = await stage.visitor({ as: 'Noor', ...phone })
    await buyBefore(page, 'ideal')
    const chat = await writeWithoutCredits(stage, page, 'Noor')
    await addCredits(page).click()
    await consent(page).check()
    await order(page).click()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.cancel') })
      .click()
    await page.waitForURL(`**${chat}`)
    await page.getByText(phrasePattern('payments.transaction.cancelled.title')).first().waitFor()
    await expect.poll(() => field(page).inputValue()).toBe(words)
    await addCredits(page).waitFor()
    expect(await readCredits(page)).toBe(0)
  },
  2 * minute,
)

test(
  'CRED-06 someone with several saved cards chooses one in the sheet, and that one is charged',
  async () => {
    const page = await stage.visitor({ as: 'Elena', ...phone })
    await buyBefore(page, 'creditcard')
    const { pool } = stage.site().server.infrastructure.database
    await pool.query(`
      insert into saved_cards.card (card_id, account_id, gateway, method, token, brand, last4, expires, saved_at)
      select gen_random_uuid(), account_id, gateway, method, token, 'mastercard', '5454', expires, saved_at - interval '1 day'
      from saved_cards.card where last4 = '4242'`)
    await writeWithoutCredits(stage, page, 'Elena')
    await addCredits(page).click()
    const cards = sheet(page).getByRole('group', { name: phrase('saved_cards.repeat.card') })
    await cards.getByRole('radio', { name: /4242/, checked: true }).waitFor()
    await cards.getByRole('radio', { name: /5454/ }).press('Space')
    await sheet(page)
      .getByText(phrasePattern('saved_cards.repeat.once_by'))
      .getByText('5454')
      .waitFor()
    await consent(page).check()
    await order(page).click()
    await sheet(page).waitFor({ state: 'detached' })
    await sendFor2(page).waitFor()
    const { rows } = await pool.query(`
      select c.last4 from saved_cards.charge h join saved_cards.card c on c.id = h.card_id
      order by h.created_at desc limit 1`)
    expect(rows).toEqual([{ last4: '5454' }])
  },
  2 * minute,
)
