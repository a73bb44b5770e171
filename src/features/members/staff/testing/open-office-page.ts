import type { Page } from 'playwright-core'
import type { Stage } from '#test/harness/with-site.ts'
import type { Role } from '../rules/roles.ts'
import { testSecret } from './office-client.ts'

/**
 * Opens the office in a separate browser, logged in as a staff member, who is created if there is
 * none of this name.
 */
export async function openOfficePage(stage: Stage, role: Role, name: string): Promise<Page> {
  const { server } = stage.site()
  const email = `${name.toLowerCase()}@office.example`
  await server.product.staff.demo.enrol(
    { email, name, role, password: 'seven slow swans', secret: testSecret },
    server.infrastructure.clock.now(),
  )
  const page = await stage.visitor()
  await page.context().request.post('/dev/office', { form: { email } })
  return page
}
