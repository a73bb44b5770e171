import type { OrderFile } from '../rules/office-calls.ts'

/** The limit above which a second person is asked about so much of an order; null where nobody is. */
export function secondFor({ alone_ruling_minor: minor, currency }: OrderFile, amountMinor: number) {
  return amountMinor > minor ? { minor, currency } : null
}

/** Whether somebody has said something about a refund or dispute that waits for a second person. */
export function waitsAbout({ rulings }: OrderFile, about: string): boolean {
  return rulings.some((ruling) => ruling.about === about && ruling.state === 'waiting')
}
