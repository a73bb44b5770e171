import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { contract } from '../contract/site-settings.ts'

export type Opened = z.output<(typeof contract)['site_settings.read_site']['output']>
export type History = z.output<(typeof contract)['site_settings.list_changes']['output']>

/** A change of the first site by someone who has seen none before. */
export const createChange = (change: object = {}) => ({
  id: randomUUID(),
  site: 1,
  newest: 0,
  values: {},
  defaults: [] as string[],
  reason: 'A better fit',
  undoes: null as number | null,
  ...change,
})

/** A site as the office opens it. */
export async function openSite(by: WebClient, site = 1): Promise<Opened> {
  const { body } = await by.send('GET', `/api/office/sites/settings?site=${site}`)
  return body as unknown as Opened
}

/** The history of a site, newest first. */
export async function readHistory(by: WebClient, site = 1): Promise<History['changes']> {
  const { body } = await by.send('GET', `/api/office/sites/changes?site=${site}`)
  return (body as unknown as History).changes
}

/** Changes a site, having seen its newest change; returns the status and the state or the error. */
export async function changeSite(by: WebClient, change: object, site = 1) {
  const { newest } = await openSite(by, site)
  const { status, body } = await by.send(
    'POST',
    '/api/office/sites/changes',
    createChange({ site, newest, ...change }),
  )
  const { error, state } = body as unknown as {
    state?: string
    error?: { code: string; field?: string; message: string; fields?: { path: string }[] }
  }
  return {
    status,
    state,
    code: error?.code,
    field: error?.field ?? error?.fields?.[0]?.path,
    error,
  }
}
