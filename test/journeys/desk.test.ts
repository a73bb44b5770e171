import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

async function staff(email: string) {
  const page = await stage.visitor()
  await openHydrated(page, '/office/login')
  await page.request.post('/dev/office', { form: { email }, headers: { origin: stage.site().url } })
  await openHydrated(page, '/office/desk')
  return page
}

test('OPS-03 CHAT-10 a member writes, one agent replies and another can’t; the member reads the reply live with its label; the audit log names the author', async () => {
  const { database } = stage.site().server.infrastructure
  const jonas = await stage.visitor({ as: 'Jonas' })
  const { rows } = await database.pool.query<{ member: string }>(
    "select member_id as member from accounts.account where kind = 'fictional' and name = 'Isabel' and pool_id = 1",
  )
  const started = await jonas.evaluate(async (member) => {
    const body = JSON.stringify({ id: crypto.randomUUID(), text: 'What do you read at night?' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`/api/members/${member}/messages`, { method: 'POST', headers, body })
    return (await answer.json()) as { conversation: { id: string } }
  }, rows[0]?.member)
  const { id } = started.conversation
  await openHydrated(jonas, `/chats/${id}`)
  await jonas.getByText('What do you read at night?').first().waitFor()

  const ottilie = await staff('ottilie@minuet.example')
  await ottilie.locator('#content').getByText('1 waiting').waitFor()
  await ottilie.keyboard.press('Alt+ArrowDown')
  await ottilie.getByRole('heading', { level: 2, name: /^Jonas,/ }).waitFor()
  const reply = ottilie.getByLabel('Your reply')
  await expect.poll(() => reply.evaluate((field) => field === document.activeElement)).toBe(true)

  const helene = await staff('helene@minuet.example')
  await helene.getByText(/is answering/).waitFor()
  await helene.getByRole('button', { name: /^Jonas/ }).click()
  await helene.getByText('Someone else is answering this conversation.').waitFor()
  await helene.getByRole('button', { name: 'Take over' }).waitFor()

  await reply.fill('Short novels, mostly.')
  await ottilie.keyboard.press('Enter')
  await ottilie.getByText('Sent to Jonas.').waitFor()
  await jonas.getByText('Short novels, mostly.').first().waitFor()
  await jonas.getByText('Fictional profile').first().waitFor()
  await ottilie.getByRole('button', { name: 'Send the honest reply' }).click()
  await jonas.getByText('To be honest with you: I’m a fictional profile.').first().waitFor()

  await helene.getByRole('button', { name: 'Take over' }).click()
  await helene.getByRole('heading', { level: 2, name: /^Jonas,/ }).waitFor()
  await reply.fill('Not sent yet')
  await ottilie.getByText('This conversation is not yours any more. Your words are still here.').waitFor()
  expect(await reply.inputValue()).toBe('Not sent yet')

  await helene.getByRole('button', { name: 'Edit the sheet' }).click()
  await helene.getByLabel('Tone').fill('Dry, kind, curious')
  await helene.getByRole('button', { name: 'Save' }).click()
  await helene.getByText('Dry, kind, curious').waitFor()

  const log = await database.pool.query<{ line: string }>(
    "select role || ' ' || act as line from staff.audit where about = $1 order by id",
    [id],
  )
  expect(log.rows.map(({ line }) => line)).toEqual([
    'agent persona_desk.replied',
    'agent persona_desk.replied',
    'lead persona_desk.taken_over',
  ])
})
