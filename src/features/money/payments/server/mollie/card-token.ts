/** A card at Mollie: who may be charged, and by which consent. */
export interface MollieCard {
  readonly customerId: string
  readonly mandateId: string
}

/** Both in one word. */
export function tokenOf({ customerId, mandateId }: MollieCard): string {
  return `${customerId}:${mandateId}`
}

/** What the word names; null for one that is not Mollie's. */
export function cardOfToken(token: string): MollieCard | null {
  const [, customerId, mandateId] = /^(cst_\w{1,60}):(mdt_\w{1,60})$/.exec(token) ?? []
  return customerId === undefined || mandateId === undefined ? null : { customerId, mandateId }
}
