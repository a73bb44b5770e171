import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { DevPage } from '#platform/server/dev/mount-dev-pages.ts'
import { renderDevPage } from '#platform/server/dev/render-dev-page.ts'
import type { HttpContext } from '#platform/server/http/request/site-request.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Product } from '../product.ts'

/**
 * /dev/as: log in as a member of the demo cast. `POST /dev/as` with `name`; for a JSON request it
 * returns the name.
 */
export function createDevLoginPage({ accounts }: Pick<Product, 'accounts'>): DevPage {
  return {
    path: '/as',
    title: 'Be someone',
    about: 'Log in as one of the demo’s people without a password.',
    mount: (dev: Hono) => {
      dev.get('/as', async (c) => {
        const { site } = await readContext(c)
        const people = await accounts.demo.listPeople(site.pool)
        const body = people.map(
          ({ name, kind }) =>
            html`<button name="name" value="${name}">${name}${kind === 'member' ? '' : ` (${kind})`}</button> `,
        )
        return c.html(
          renderDevPage({
            title: 'Be someone',
            body: html`<form method="post" action="/dev/as">${body}</form>`,
          }),
        )
      })
      dev.post('/as', async (c) => {
        const context = await readContext(c)
        const form = await c.req.parseBody()
        const people = await accounts.demo.listPeople(context.site.pool)
        const someone = people.find(
          ({ name }) => name.toLowerCase() === String(form.name ?? '').toLowerCase(),
        )
        if (someone === undefined) return c.notFound()
        await accounts.demo.logInAs(someone.account, context)
        return c.req.header('accept')?.includes('json')
          ? c.json({ name: form.name })
          : c.redirect(someone.kind === 'member' ? '/members' : '/chats', 303)
      })
    },
  }
}

/** The context attached by the HTTP layer. */
function readContext(c: unknown) {
  return (c as HttpContext<Site>).get('asked').context()
}
