import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { startRefundSite, type RefundSite } from './refund-site.ts'

/** A site with two staff members who may refund money: Frida from finance, and Otto, an owner. */
export interface StaffedRefundSite extends RefundSite {
  /** A finance member; replaced after days without activity, which end her session. */
  frida: WebClient
  readonly otto: WebClient
}

export async function startStaffedRefundSite(): Promise<StaffedRefundSite> {
  const site = await startRefundSite()
  return {
    ...site,
    frida: await officeClient(site, 'finance', 'Frida'),
    otto: await officeClient(site, 'owner', 'Otto'),
  }
}
