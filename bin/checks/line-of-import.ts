import { lineAt } from './line-at.ts'

/** The line in which a file names a module; 0 when it does not. */
export function lineOfImport(text: string, name: string): number {
  const at = text.search(new RegExp(`['"\`](node:)?${RegExp.escape(name)}['"\`]`))
  return at === -1 ? 0 : lineAt(text, at)
}
