import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { photoPeople } from '#features/conversation/chat/testing/photo-people.ts'
import { startPeopledSite } from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

test('OPS-03 CHAT-06 the desk shows gifts and stickers by name and drawing, in the agent’s language, never by id', async () => {
  const site = await startPeopledSite()
  const { infrastructure } = site.server
  try {
    const isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
    const member = await site.addPerson()
    await photoPeople(site).grantCredits(member, 20)
    const note = `/api/members/${isabel.member}/disclosure`
    const { version } = (await member.browser.send('GET', note)).body as unknown as {
      version: string
    }
    await member.browser.send('POST', note, { version })
    const begun = await member.browser.send('POST', `/api/members/${isabel.member}/messages/gift`, {
      id: randomUUID(),
      gift: 'tulip',
    })
    const { id: conversation } = (begun.body as unknown as { conversation: { id: string } })
      .conversation
    for (const gif of ['minuet/hello', 'minuet/hug'])
      await member.browser.send('POST', `/api/conversations/${conversation}/messages/gif`, {
        id: randomUUID(),
        gif,
      })
    // A source may stop offering one; messages already sent keep it.
    await infrastructure.database.pool.query(
      "update chat.message set body = 'minuet/no-more' where seq = 3",
    )
    const agent = await officeClient(site, 'agent', 'Ottilie')
    const opened = await agent.send('POST', `/api/office/desk/${conversation}/claim`, {})
    expect(opened.body).toMatchObject({
      lines: [
        { seq: 1, from: 'member', kind: 'gift', text: '', drawing: { name: 'Tulip' } },
        { seq: 2, from: 'member', kind: 'gif', text: '', drawing: { name: 'Hello' } },
        { seq: 3, from: 'member', kind: 'gif', text: '', drawing: null },
      ],
    })
    const [line] = (opened.body as unknown as { lines: { drawing: { still: string } }[] }).lines
    const picture = await agent.send('GET', line?.drawing.still ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    agent.cookies.set('i18n_redirected', 'de')
    expect((await agent.send('GET', `/api/office/desk/${conversation}`)).body).toMatchObject({
      lines: [{ drawing: { name: 'Tulpe' } }, { drawing: { name: 'Hallo' } }, { drawing: null }],
    })
  } finally {
    await site.close()
  }
})
