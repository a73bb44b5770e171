import type { OrderFile } from '../contract/office.ts'

/**
 * The limit above which a second person must approve an amount of an order; `null` if the amount is
 * within it.
 */
export function getApprovalThreshold(
  { alone_ruling_minor: minor, currency }: OrderFile,
  amountMinor: number,
) {
  return amountMinor > minor ? { minor, currency } : null
}

/** Whether a ruling on a refund or dispute is waiting for a second person. */
export function hasWaitingRuling({ rulings }: OrderFile, about: string): boolean {
  return rulings.some((ruling) => ruling.about === about && ruling.state === 'waiting')
}
