/**
 * SQL with comments and string literals blanked, every other character in its place. Function
 * bodies in $$ … $$ are kept, and so is a body in single quotes after `as`.
 */
export function plainSql(sql: string): string {
  return sql.replace(
    /--[^\n]*|\/\*[^]*?\*\/|(\bas\s+)?'((?:''|[^'])*)'/gi,
    (match, as: string | undefined) =>
      as !== undefined && /\s/.test(match.slice(as.length).trim())
        ? match.replaceAll("'", ' ')
        : match.replace(/[^\n]/g, ' '),
  )
}

/** The same without function bodies, for checks that concern only tables. */
export function withoutBodies(sql: string): string {
  return sql.replace(/\$(\w*)\$[^]*?\$\1\$/g, (body) => body.replace(/[^\n]/g, ' '))
}
