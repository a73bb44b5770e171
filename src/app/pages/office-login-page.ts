import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Site } from '#features/site/sites/index.ts'
import type { DevPage } from '#platform/server/dev/mount-dev-pages.ts'
import { renderDevPage } from '#platform/server/dev/render-dev-page.ts'
import type { HttpContext } from '#platform/server/http/request/site-request.ts'
import type { Product } from '../product.ts'

/**
 * /dev/office: lists the demo's staff with their current authenticator code, and logs in without
 * password or code.
 */
export function createOfficeLoginPage({ staff }: Pick<Product, 'staff'>): DevPage {
  return {
    path: '/office',
    title: 'Work in the back office',
    about: 'Log in as a staff member without password and code, or read the current code.',
    mount: (dev: Hono) => {
      dev.get('/office', async (c) => {
        const { now } = await readContext(c)
        const people = await staff.demo.list(now)
        const rows = people.map(
          ({ name, email, role, code }) =>
            html`<p><button name="email" value="${email}">${name}</button> ${role}, ${email}, code ${code}</p>`,
        )
        return c.html(
          renderDevPage({
            title: 'Work in the back office',
            body: html`<form method="post" action="/dev/office">${rows}</form>
<p class="quiet">Their password is that of all the demo’s people.</p>`,
          }),
        )
      })
      dev.post('/office', async (c) => {
        const context = await readContext(c)
        const form = await c.req.parseBody()
        const people = await staff.demo.list(context.now)
        const someone = people.find(({ email }) => email === form.email)
        if (someone === undefined) return c.notFound()
        await staff.demo.logInAs(someone.id, context)
        return c.redirect('/office', 303)
      })
    },
  }
}

/** The context attached by the HTTP layer. */
function readContext(c: unknown) {
  return (c as HttpContext<Site>).get('asked').context()
}
