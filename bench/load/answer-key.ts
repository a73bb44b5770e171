/** The key under which an endpoint's prepared response is stored. */
export function answerKey(name: string, input: unknown): string {
  return `${name} ${JSON.stringify(input ?? {})}`
}
