import type { Hono } from 'hono'
import { html } from 'hono/html'
import { findOrigin } from '#platform/server/http/request/request-origin.ts'
import type { Inbox, InboxEmail } from '../mail/inbox.ts'
import type { DevPage } from './mount-dev-pages.ts'
import { renderDevPage } from './render-dev-page.ts'

/** The email cannot run or load anything; a click on a link in it navigates the entire tab. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation"

/**
 * /dev/mail: every email sent by this installation, as received over SMTP. /dev/mail.json?to=
 * returns the same for tests.
 */
export function createEmailPage(
  inbox: Inbox,
  allSites: () => Promise<readonly { readonly hosts: readonly string[] }[]>,
): DevPage {
  const read = async (id: string) => {
    const mail = inbox.read(id)
    return mail && linkToReader(mail, await allSites())
  }
  return {
    path: '/mail',
    title: 'Mail',
    about: 'Every email this demo sends arrives here instead of reaching a person.',
    mount: (dev: Hono) => {
      dev.get('/mail', (context) => {
        const to = context.req.query('to')
        return context.html(
          renderDevPage({ title: 'Mail', wide: true, body: renderList(inbox.list(to), to) }),
        )
      })
      dev.get('/mail.json', (context) =>
        context.json(inbox.list(context.req.query('to')).map(({ source: _, ...mail }) => mail)),
      )
      dev.get('/mail/:id', async (context) => {
        const mail = await read(context.req.param('id'))
        return mail === undefined
          ? context.notFound()
          : context.html(renderDevPage({ title: mail.subject, body: renderEmail(mail) }))
      })
      dev.get('/mail/:id/content', async (context) => {
        const mail = await read(context.req.param('id'))
        if (mail === undefined) return context.notFound()
        return context.html(mail.html.replace('<head>', '<head><base target="_top">'), 200, {
          'content-security-policy': emailPolicy,
        })
      })
      dev.get('/mail/:id/source', (context) => {
        const mail = inbox.read(context.req.param('id'))
        return mail === undefined ? context.notFound() : context.text(mail.source)
      })
    },
  }
}

/**
 * The email with its links to the reader's site going to the host that the reader uses: the first
 * host of a site, to which the emails of jobs link, may not be reachable from there.
 */
function linkToReader(
  mail: InboxEmail,
  sites: readonly { readonly hosts: readonly string[] }[],
): InboxEmail {
  const origin = findOrigin()
  if (origin === null) return mail
  const { hostname } = new URL(origin)
  const hosts = sites.find((site) => site.hosts.includes(hostname))?.hosts ?? []
  const rewrite = (text: string) =>
    text.replace(/\bhttps?:\/\/(\[[^\]]+\]|[^\s/:"'<>?#]+)(:\d+)?/g, (link, host: string) =>
      hosts.includes(host) ? origin : link,
    )
  const { html: page, text, links } = mail
  return { ...mail, html: rewrite(page), text: rewrite(text), links: links.map(rewrite) }
}

function renderList(mails: readonly InboxEmail[], to: string | undefined) {
  return html`${to === undefined ? '' : html`<p>To ${to}. <a href="/dev/mail">All mail</a></p>`}
${
  mails.length === 0
    ? html`<p class="quiet">No mail yet.</p>`
    : html`<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Sent</th></tr></thead>
<tbody>${mails.map(
        (mail) => html`<tr><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
<td><a href="/dev/mail?to=${encodeURIComponent(mail.to)}">${mail.to}</a></td><td>${mail.from}</td><td>${formatTime(mail.receivedAt)}</td></tr>`,
      )}</tbody></table>`
}`
}

function renderEmail(mail: InboxEmail) {
  return html`<dl><dt>To</dt><dd>${mail.to}</dd><dt>From</dt><dd>${mail.from}</dd><dt>Sent</dt><dd>${formatTime(mail.receivedAt)}</dd></dl>
<p><iframe src="/dev/mail/${mail.id}/content" title="The email" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe></p>
<h2>Links</h2>
<ul>${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
<h2>As text</h2>
<pre>${mail.text}</pre>
<p><a href="/dev/mail/${mail.id}/source">Source</a></p>`
}

function formatTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}
