/** Under which a call's answer lies ready. */
export function answerKey(name: string, input: unknown): string {
  return `${name} ${JSON.stringify(input ?? {})}`
}
