import { randomUUID } from 'node:crypto'
import type { PeopledSite, TestPerson } from './peopled-site.ts'

export const createAddress = () => `${randomUUID()}@contacts.example`
const haarlem = { city: 2755003 }
export const woman = { gender: 'female', seeking: ['male'], ...haarlem } as const
export const man = { gender: 'male', seeking: ['female'], ...haarlem } as const

export interface Contacts {
  readonly contacts: { readonly id: string; readonly label: string | null; readonly kind: string }[]
  readonly count: number
  readonly next: string | null
}

export const listContacts = async ({ browser }: TestPerson) =>
  (await browser.send('GET', '/api/blocks/contacts')).body as unknown as Contacts
export const addContact = ({ browser }: TestPerson, given: { address: string; label?: string }) =>
  browser.send('POST', '/api/blocks/contacts', { contacts: [given] })
export const drainEvents = (site: PeopledSite) => site.server.product.eventBus.drain()
export const removeContact = ({ browser }: TestPerson, contact: string) =>
  browser.send('DELETE', `/api/blocks/contacts/${contact}`)
export const openPage = ({ browser }: TestPerson, { member }: { member: string }) =>
  browser.send('GET', `/api/members/${member}`)
