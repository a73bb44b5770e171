import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { openTill, type Till } from './till.ts'

/** A till with two staff members who may refund money: Frida from finance, and Otto, an owner. */
export interface StaffedTill extends Till {
  /** A finance member; replaced after days without activity, which end her session. */
  frida: WebClient
  readonly otto: WebClient
}

export async function openStaffedTill(): Promise<StaffedTill> {
  const till = await openTill()
  return {
    ...till,
    frida: await officeClient(till, 'finance', 'Frida'),
    otto: await officeClient(till, 'owner', 'Otto'),
  }
}
