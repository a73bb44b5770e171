import { type Env, Hono } from 'hono'
import { html } from 'hono/html'
import { renderDevPage } from './render-dev-page.ts'
import { devStyle } from './dev-style.ts'
import { guardDevPages } from './guard.ts'

/** A developer page of the demo: its purpose, and its routes below /dev. */
export interface DevPage {
  /** `/mail` is served at /dev/mail. */
  readonly path: `/${string}`
  readonly title: string
  readonly about: string
  mount(dev: Hono): void
}

/**
 * Mounts the demo's developer pages under /dev: a list of them, and their own routes. Called only
 * in demo mode, because they allow reading everyone's email and moving the clock.
 */
export function mountDevPages<E extends Env>(app: Hono<E>, pages: readonly DevPage[]): void {
  const dev = new Hono()
  dev.use(guardDevPages)
  dev.get('/', (context) =>
    context.html(
      renderDevPage({
        title: 'Demo doors',
        body: html`<p>This installation is a demo. These doors are not there in production.</p>
<ul class="plain">${pages.map(({ path, title, about }) => html`<li><a href="/dev${path}"><strong>${title}</strong><br><span class="quiet">${about}</span></a></li>`)}</ul>`,
      }),
    ),
  )
  dev.get('/style.css', (context) => context.body(devStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  for (const page of pages) page.mount(dev)
  app.route('/dev', dev)
}
