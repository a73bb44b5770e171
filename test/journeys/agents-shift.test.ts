import { expect, test, vi } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { withSite } from '../harness/with-site.ts'
import {
  cells,
  findMemberId,
  grantCredits,
  log,
  logInToDesk,
  openDesk,
  ottilie,
  responses,
  rows,
  startConversation,
} from './agents-desk.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 180_000 })

const helene = { email: 'helene@minuet.example' }
const oskar = {
  email: 'oskar@minuet.example',
  password: 'seven slow swans',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

/** JSON field names that would expose a member's private data in a response. */
const privateFields =
  /"(credits|balance|spend|spent|price|cost|email|address|account|premium|city)"/

test('OPS-03 CHAT-10 PRO-11 an agent’s shift: the agent logs in with a code, works the queue by keyboard, is stopped from sending deceptive replies, answers honestly, hands over; the lead sees the pace and who wrote what, and no back office page receives a balance or an address', async () => {
  const { product, infrastructure } = stage.site().server
  await product.sites.changeSettings(1, { undo_seconds: 0 })
  await product.staff.demo.enrol(
    { ...oskar, name: 'Oskar Lind', role: 'agent' },
    infrastructure.clock.now(),
  )
  // Unique amounts, so that they would be noticed in any response to the office.
  await grantCredits(stage, 'Jonas', 73_219_487)
  await grantCredits(stage, 'Elena', 84_120_655)

  // Two members are waiting, one for eight minutes and one for three.
  infrastructure.clock.moveBy(-8 * 60_000)
  const jonas = await stage.visitor({ as: 'Jonas' })
  const jonasChat = await startConversation(stage, jonas, 'Isabel', 'What do you read at night?')
  infrastructure.clock.moveBy(5 * 60_000)
  const elena = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  const elenasChat = await startConversation(
    stage,
    elena,
    'Viktor',
    'You count everyone in, like my brother did.',
  )
  infrastructure.clock.moveBy(3 * 60_000)

  const lead = await openDesk(stage, helene)
  const sheet = {
    facts: 'Keeps a bookshop by a harbour.',
    tone: 'Dry, kind, curious',
    said: '',
    version: 0,
  }
  const version = await lead.evaluate(
    async ([isabel, words]) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(words)
      const answer = await fetch(`/api/office/desk/profiles/${isabel}/sheet`, {
        method: 'PUT',
        headers,
        body,
      })
      return ((await answer.json()) as { version: number }).version
    },
    [await findMemberId(stage, 'Isabel'), sheet] as const,
  )
  expect(version).toBe(1)

  // The queue shows the longest wait first; the keyboard opens the conversation and puts the focus
  // in the text field.
  const agent = await logInToDesk(stage, ottilie)
  await agent.getByText(phrase('persona_desk.queue.waiting', { count: 2 })).waitFor()
  expect(await rows(agent).locator('.office-queued-words').allTextContents()).toEqual([
    'Jonas, 28to Isabel',
    'Elena, 34to Viktor',
  ])
  expect(await rows(agent).locator('.office-wait').first().textContent()).toMatch(/^[89]:\d\d$/)
  expect(
    await rows(agent)
      .locator('.office-wait')
      .evaluateAll((waits) => waits.map((wait) => wait.getAttribute('data-tone'))),
  ).toEqual(['mid', 'ok'])
  await agent.keyboard.press('Alt+ArrowDown')
  await agent.getByRole('heading', { level: 2, name: 'Jonas, 28' }).waitFor()
  await rows(agent).first().getByText(phrase('persona_desk.queue.mine')).waitFor()
  const reply = agent.getByLabel(phrase('persona_desk.thread.reply'))
  await expect.poll(() => reply.evaluate((field) => field === document.activeElement)).toBe(true)
  await log(jonas)
    .locator('.chat-note-mine')
    .filter({ hasText: ` · ${phrase('chat.log.read')}` })
    .waitFor()

  // The agent sees the sheet, the rules, and which information is hidden from agents.
  await agent.getByText(phrase('persona_desk.thread.writes_as', { name: 'Isabel, 32' })).waitFor()
  await agent.getByText(phrase('persona_desk.thread.rules')).waitFor()
  const side = agent.getByRole('complementary', {
    name: phrase('persona_desk.side.sheet', { name: 'Isabel' }),
  })
  await side.getByText('Keeps a bookshop by a harbour.').waitFor()
  await side.getByText('Dry, kind, curious').waitFor()
  await side.getByText(phrase('persona_desk.side.hidden')).waitFor()
  expect(await side.getByRole('button', { name: phrase('persona_desk.side.edit') }).count()).toBe(0)

  // A deceptive reply is not sent; the reason is shown, and the text stays in the field for
  // editing.
  for (const [text, reason] of [
    ['I am a real woman, I promise.', 'real'],
    ['Let us meet for a coffee on Sunday.', 'meeting'],
  ] as const) {
    await reply.fill(text)
    await agent.keyboard.press('Enter')
    await agent.getByText(phrase('persona_desk.refusals.against_rules', { reason })).waitFor()
    expect(await reply.inputValue()).toBe(text)
  }
  await agent.getByRole('button', { name: phrase('persona_desk.thread.honest') }).click()
  await log(jonas).getByText(phrase('persona_desk.honest')).waitFor()
  expect(await reply.inputValue()).toBe('Let us meet for a coffee on Sunday.')
  await reply.fill('Short novels, mostly, and timetables.')
  await agent.keyboard.press('Enter')
  await log(jonas).getByText('Short novels, mostly, and timetables.').waitFor()
  await expect.poll(() => reply.inputValue()).toBe('')
  await log(agent)
    .getByText(/^Ottilie Brandt · /)
    .first()
    .waitFor()
  // The member sees both replies with the label next to and above them, and is never told about the
  // blocked ones.
  await log(jonas)
    .getByText(new RegExp(` · ${phrase('sites.fictional_singular')}$`))
    .waitFor()
  await jonas.getByText(phrase('fictional_profiles.note.fictional', { name: 'Isabel' })).waitFor()
  expect(
    await log(jonas)
      .getByText(/real woman|coffee/)
      .count(),
  ).toBe(0)

  // Next conversation: a colleague sees who has claimed it but cannot take it over, either on the
  // screen or by calling the API.
  await agent.keyboard.press('Alt+ArrowDown')
  await agent.getByRole('heading', { level: 2, name: 'Elena, 34' }).waitFor()
  const colleague = await openDesk(stage, oskar)
  await rows(colleague)
    .getByText(phrase('persona_desk.queue.claimed_by', { name: 'Ottilie Brandt' }))
    .waitFor()
  await colleague.keyboard.press('Alt+ArrowDown')
  await colleague.getByText(phrase('persona_desk.queue.choose')).waitFor()
  await rows(colleague).click()
  await colleague.getByText(phrase('persona_desk.refusals.claimed')).waitFor()
  expect(
    await colleague.getByRole('button', { name: phrase('persona_desk.thread.take_over') }).count(),
  ).toBe(0)
  const forced = await colleague.evaluate(async (conversation) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ id: crypto.randomUUID(), text: 'Good evening' })
    const answer = await fetch(`/api/office/desk/${conversation}/replies`, {
      method: 'POST',
      headers,
      body,
    })
    return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]
  }, elenasChat)
  expect(forced).toEqual([409, 'persona_desk.claimed'])
  await colleague.getByRole('button', { name: phrase('persona_desk.thread.back') }).click()

  // Handed over to a lead with a note, which is required; agents can't open the conversation after
  // that.
  await agent.getByRole('button', { name: phrase('persona_desk.thread.hand_over') }).click()
  const handing = agent.getByRole('dialog', { name: phrase('persona_desk.handover.title') })
  await handing.getByRole('button', { name: phrase('persona_desk.thread.hand_over') }).click()
  await handing.getByText(phrase('persona_desk.refusals.note_empty')).waitFor()
  await handing
    .getByLabel(phrase('persona_desk.handover.note'))
    .fill('She speaks of her brother. Please be gentle.')
  await handing.getByLabel(phrase('persona_desk.handover.for_lead')).check()
  await handing.getByRole('button', { name: phrase('persona_desk.thread.hand_over') }).click()
  await agent.getByText(phrase('persona_desk.handover.done')).waitFor()
  await rows(colleague).getByText(phrase('persona_desk.queue.for_lead')).waitFor()
  await rows(colleague).click()
  await colleague.getByText(phrase('persona_desk.refusals.for_lead')).waitFor()

  // The lead finds it with the note and replies; the member sees the labelled reply live on a
  // phone.
  await rows(lead).getByText(phrase('persona_desk.queue.for_lead')).waitFor()
  await lead.keyboard.press('Alt+ArrowDown')
  await lead.getByRole('heading', { level: 2, name: 'Elena, 34' }).waitFor()
  const note = lead
    .getByRole('complementary', { name: phrase('persona_desk.side.sheet', { name: 'Viktor' }) })
    .getByRole('listitem')
    .first()
  expect(await note.textContent()).toMatch(
    new RegExp(
      `^She speaks of her brother\\. Please be gentle\\.Ottilie Brandt · .+ · ${phrase('persona_desk.queue.for_lead')}$`,
    ),
  )
  await lead
    .getByLabel(phrase('persona_desk.thread.reply'))
    .fill('Thank you for telling me. What did he play?')
  await lead.keyboard.press('Enter')
  await log(elena).getByText('Thank you for telling me. What did he play?').waitFor()
  await log(elena)
    .getByText(new RegExp(` · ${phrase('sites.fictional_singular')}$`))
    .waitFor()

  // Only leads see the pace and the audit log, which lists each reply under the name of its author.
  expect(await agent.getByRole('link', { name: phrase('persona_desk.pace.title') }).count()).toBe(0)
  await lead.getByRole('link', { name: phrase('persona_desk.pace.title') }).click()
  await lead.getByRole('region', { name: phrase('persona_desk.pace.region') }).waitFor()
  expect(await cells(lead, phrase('persona_desk.pace.region'))).toEqual([
    [expect.any(String)],
    ['Ottilie Brandt', '2', expect.stringMatching(/^(8|9|10) min \d+ s$/), '1'],
    ['Helene Vos', '1', expect.stringMatching(/^[3-6] min \d+ s$/), '0'],
  ])
  await lead.getByRole('link', { name: phrase('staff.audit.title') }).click()
  await lead.getByRole('region', { name: phrase('staff.audit.title') }).waitFor()
  const logged = (await cells(lead, phrase('staff.audit.title'))).map((line) => line.slice(1))
  expect(
    logged.filter(
      ([, act]) =>
        act?.startsWith('persona_desk.') &&
        !['persona_desk.sheet_written', 'persona_desk.opened'].includes(act),
    ),
  ).toEqual([
    ['Helene Vos', 'persona_desk.replied', elenasChat.slice(0, 8), 'seq: 2 · honest: false'],
    ['Ottilie Brandt', 'persona_desk.handed_over', elenasChat.slice(0, 8), 'for_lead: true'],
    ['Ottilie Brandt', 'persona_desk.replied', jonasChat.slice(0, 8), 'seq: 3 · honest: false'],
    ['Ottilie Brandt', 'persona_desk.replied', jonasChat.slice(0, 8), 'seq: 2 · honest: true'],
    ['Ottilie Brandt', 'persona_desk.held_back', jonasChat.slice(0, 8), 'reason: meeting'],
    ['Ottilie Brandt', 'persona_desk.held_back', jonasChat.slice(0, 8), 'reason: real'],
  ])
  for (const act of [
    "update staff.audit set name = 'Nobody'",
    'delete from staff.audit',
    'delete from persona_desk.reply',
  ])
    await expect(infrastructure.database.pool.query(act)).rejects.toThrow('append-only')

  // None of the responses to the office pages contains private member data.
  const received = await Promise.all(responses)
  const unread = received.filter(
    ({ text, status, path }) => text === null && status !== 204 && !path.endsWith('/session'),
  )
  expect(unread).toEqual([])
  expect(
    received.filter(({ text }) => text?.includes('What do you read at night?')).length,
  ).toBeGreaterThan(1)
  const [jonasId, elenaId] = [
    await findMemberId(stage, 'Jonas'),
    await findMemberId(stage, 'Elena'),
  ]
  const secrets = [
    '73219493',
    '84120661',
    'jonas@minuet.example',
    'elena@minuet.example',
    jonasId,
    elenaId,
  ]
  for (const { path, text } of received) {
    expect([path, secrets.filter((secret) => text?.includes(secret))]).toEqual([path, []])
    if (path.startsWith('/api/office/desk'))
      expect([path, (text ?? '').match(privateFields)]).toEqual([path, null])
  }
})
