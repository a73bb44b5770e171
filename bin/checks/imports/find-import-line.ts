import { getLineNumber } from '../get-line-number.ts'

/** Returns the line in which a file imports a module; 0 if it does not. */
export function findImportLine(text: string, name: string): number {
  const at = text.search(new RegExp(`['"\`](node:)?${RegExp.escape(name)}['"\`]`))
  return at === -1 ? 0 : getLineNumber(text, at)
}
