/** How many text messages the credits pay for; null if messages are free. */
export function messagesFor(credits: number, messageCredits: number): number | null {
  return messageCredits > 0 ? Math.floor(credits / messageCredits) : null
}
