/** Returns the line number, starting at 1, of a position in a text. */
export function getLineNumber(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1))
    line++
  return line
}
