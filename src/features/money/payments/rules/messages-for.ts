/** How many text messages some credits pay for; null where messages are free. */
export function messagesFor(credits: number, messageCredits: number): number | null {
  return messageCredits > 0 ? Math.floor(credits / messageCredits) : null
}
