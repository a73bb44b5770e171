import { launchBrowser } from '#test/harness/launch-browser.ts'
import { logIn } from './ground/person.ts'
import { median } from './load/median.ts'
import { type PhoneVisit, visitOnPhone } from './load/phone.ts'
import type { Goal, Measure } from './report/outcome.ts'

const visits = 5
const limits: Partial<Record<keyof PhoneVisit, number>> = {
  lcp: 1800,
  blocking: 100,
  cls: 0.02,
  scripts_run: 60_000,
  styles: 12_000,
}

/**
 * Pages on a phone: slow 4G, a processor a quarter as fast, an empty cache; medians of five visits.
 */
export const measure: Measure = async ({ insider, port }) => {
  const site = `http://localhost:${port}`
  const [member] = await logIn(insider, port, 1)
  if (member === undefined) throw new Error('no member is logged in')
  const browser = await launchBrowser()
  const goals: Goal[] = []
  const notes: Record<string, number> = {}
  try {
    for (const [name, path, who] of await listPages(site, member.headers)) {
      const found: PhoneVisit[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
        })
        if (who === 'member')
          await context.addCookies([toCookie(member.headers.cookie ?? '', site)])
        found.push(await visitOnPhone(context, `${site}${path}`))
        await context.close()
      }
      for (const figure of Object.keys(found[0] ?? {}) as (keyof PhoneVisit)[]) {
        const value = median(found.map((visit) => visit[figure]))
        const limit = limits[figure]
        if (limit === undefined) notes[`${name}_${figure}`] = value
        else goals.push({ figure: `${name} ${figure}`, found: value, wanted: { at_most: limit } })
      }
    }
  } finally {
    await browser.close()
  }
  return { what: 'the first view on a slow phone, before anyone touches it', goals, notes }
}

/** The pages of a first visit and those where members spend their time. */
async function listPages(site: string, headers: Readonly<Record<string, string>>) {
  const list = await (await fetch(`${site}/members`, { headers })).text()
  const person = /href="(\/members\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? '/members'
  const { chats } = (await (await fetch(`${site}/api/chats`, { headers })).json()) as {
    chats: { conversation: { id: string } }[]
  }
  const chat = chats[0]?.conversation.id
  return [
    ['home', '/', 'visitor'],
    ['lander', '/landers/gallery', 'visitor'],
    ['log_in', '/login', 'visitor'],
    ['sign_up', '/signup', 'visitor'],
    ['list_visitor', '/members', 'visitor'],
    ['list', '/members', 'member'],
    ['profile', person, 'member'],
    ['conversation', chat === undefined ? '/chats' : `/chats/${chat}`, 'member'],
    ['credits', '/credits', 'member'],
  ] as const
}

/** Secure cookies need a secure address; localhost counts as one even over http. */
function toCookie(line: string, site: string) {
  const [name = '', value = ''] = line.split('=')
  return { name, value, url: site.replace('http:', 'https:'), secure: true, httpOnly: true }
}
