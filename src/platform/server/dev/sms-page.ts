import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { SmsInbox } from '../sms/sms-inbox.ts'
import type { DevPage } from './mount-dev-pages.ts'
import { renderDevPage } from './render-dev-page.ts'

/**
 * /dev/sms: every text message sent by this installation. /dev/sms.json?to= returns the same for
 * tests.
 */
export function createSmsPage(inbox: SmsInbox): DevPage {
  return {
    path: '/sms',
    title: 'Text messages',
    about: 'Every text message this demo sends arrives here instead of on a phone.',
    mount: (dev: Hono) => {
      dev.get('/sms', (context) => {
        const rows = inbox
          .list()
          .map(
            ({ to, text, at }) =>
              html`<tr><td>${text}</td><td>${to}</td><td>${at.toISOString().slice(0, 19).replace('T', ' ')}</td></tr>`,
          )
        const body =
          rows.length === 0
            ? html`<p class="quiet">No message yet.</p>`
            : html`<table><thead><tr><th scope="col">Text</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${rows}</tbody></table>`
        return context.html(renderDevPage({ title: 'Text messages', wide: true, body }))
      })
      dev.get('/sms.json', (context) => context.json(inbox.list(context.req.query('to'))))
    },
  }
}
