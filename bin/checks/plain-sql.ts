/**
 * SQL without its comments and texts, every other character in its place. Function bodies in $$ … $$ stay, and so does a
 * body in single quotes after `as`.
 */
export function plainSql(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[^]*?\*\/|(\bas\s+)?'((?:''|[^'])*)'/gi, (found, as: string | undefined) =>
    as !== undefined && /\s/.test(found.slice(as.length).trim())
      ? found.replaceAll("'", ' ')
      : found.replace(/[^\n]/g, ' '),
  )
}

/** The same without function bodies, for what is said of tables only. */
export function withoutBodies(sql: string): string {
  return sql.replace(/\$(\w*)\$[^]*?\$\1\$/g, (body) => body.replace(/[^\n]/g, ' '))
}
