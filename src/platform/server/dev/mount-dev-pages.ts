import { type Env, Hono } from 'hono'
import { html } from 'hono/html'
import { renderDevPage } from './render-dev-page.ts'
import { guardDevPages } from './guard.ts'
import { refuseUnreadableForms } from './refuse-unreadable-forms.ts'

/** The style sheet of the developer pages. */
const devStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#ddd3d0, #33443f); --quiet: light-dark(#5c6b66, #9aaaa4); --link: light-dark(#14463e, #a9dccb) }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#fbf6f4, #0d1917); color: light-dark(#14231f, #f6eeea) }
header { padding: .75rem 1.25rem; border-bottom: 1px solid var(--line) }
main { max-width: 44rem; margin: 0 auto; padding: 1.25rem }
main.wide { max-width: 64rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0 1rem }
a { color: var(--link) }
ul.plain { list-style: none; padding: 0 }
ul.plain li { border-bottom: 1px solid var(--line) }
ul.plain li > a { display: block; padding: .75rem 0 }
.quiet { color: var(--quiet) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
form.row { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .75rem; align-items: end }
button, input, select { font: inherit; color: inherit; padding: .5rem .9rem; min-height: 2.75rem; border: 1px solid light-dark(#857a78, #6f857e); border-radius: .6rem; background: light-dark(#fff, #142421) }
button { cursor: pointer; font-weight: 600 }
:focus-visible { outline: 3px solid light-dark(#1b5fd0, #8fb8ff); outline-offset: 2px }
label { display: grid; gap: .25rem }
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: .6rem; background: light-dark(#fff, #142421) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 0 }
`

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
  dev.use(refuseUnreadableForms)
  dev.get('/', (context) =>
    context.html(
      renderDevPage({
        title: 'Demo doors',
        body: html`<p>This installation is a demo. These doors are not there in production.</p>
<ul class="plain">${pages.map(({ path, title, about }) => html`<li><a href="/dev${path}"><strong>${title}</strong><br><span class="quiet">${about}</span></a></li>`)}</ul>`,
      }),
    ),
  )
  dev.get('/style.css', (context) =>
    context.body(devStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  for (const page of pages) page.mount(dev)
  app.route('/dev', dev)
}
