/** A card stored at Mollie: the customer to charge and their mandate. */
export interface MollieCard {
  readonly customerId: string
  readonly mandateId: string
}

/** Joins both ids into one token. */
export function formatCardToken({ customerId, mandateId }: MollieCard): string {
  return `${customerId}:${mandateId}`
}

/** Parses a token; null if it is not one of Mollie's. */
export function parseCardToken(token: string): MollieCard | null {
  const [, customerId, mandateId] = /^(cst_\w{1,60}):(mdt_\w{1,60})$/.exec(token) ?? []
  return customerId === undefined || mandateId === undefined ? null : { customerId, mandateId }
}
