import { lineAt } from './line-at.ts'

/** Returns the line in which a file imports a module; 0 if it does not. */
export function lineOfImport(text: string, name: string): number {
  const at = text.search(new RegExp(`['"\`](node:)?${RegExp.escape(name)}['"\`]`))
  return at === -1 ? 0 : lineAt(text, at)
}
