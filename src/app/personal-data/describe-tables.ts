import type { PersonalData, PersonalTable } from '#features/members/accounts/server/index.ts'
import { tablesWithoutPersonalData } from './tables-without-personal-data.ts'

/** Every table with personal data by its full name, sorted. */
export function collectTables(
  features: readonly PersonalData[],
): readonly (readonly [name: string, table: PersonalTable])[] {
  return features
    .flatMap(({ feature, tables }) =>
      Object.entries(tables).map(([name, table]) => [`${feature}.${name}`, table] as const),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Writes docs/personal-data.md. */
export function describeTables(features: readonly PersonalData[]): string {
  return `# Personal data

Which tables hold data about members, whether a member's data export contains it, and what happens to it when the account
is erased: 14 days after its member deleted it, or immediately if its address was never confirmed. Rows that expire are
deleted by timed jobs even if the account stays. Backups hold erased data until they are deleted
([self-hosting.md](self-hosting.md)), after at most 40 days; a restore erases it again. Unused space in PostgreSQL's own files, its
WAL included, can hold remains until it is overwritten: no query returns them, so encrypt the disk.

Each feature declares its tables in its \`server/personal-data.ts\`, beside the code that exports and erases them. A test
compares the declarations with the database, erases and exports rows in every table, and writes this page:
\`npx vitest run src/app/personal-data -u\`.

| Table | Holds | In the data export | Erased with the account | Expires |
|---|---|---|---|---|
${collectTables(features)
  .map(([name, table]) => toRow([`\`${name}\``, table.holds, ...describeTreatment(table)]))
  .join('\n')}

## Tables without personal data of members

| Table | Holds |
|---|---|
${Object.entries(tablesWithoutPersonalData)
  .map(([name, holds]) => toRow([`\`${name}\``, holds]))
  .join('\n')}
`
}

function describeTreatment(table: PersonalTable): string[] {
  return [
    table.exported === true
      ? ['yes', ...Object.values(table.exportedExcept ?? {})].join(', except ')
      : `no: ${table.exported}`,
    table.onErasure === 'deleted'
      ? 'yes'
      : `${table.onErasure === 'reduced' ? 'partly' : 'no'}: ${table.keptBecause}`,
    describeEnd(table),
  ]
}

function describeEnd(table: PersonalTable): string {
  const { expires } = table
  if (expires !== undefined) {
    const days = expires.days === 1 ? 'a day' : `${expires.days} days`
    return `after ${days}${expires.note === undefined ? '' : `, ${expires.note}`}`
  }
  if (table.onErasure === 'deleted' || table.needsNoEnd === undefined) return ''
  return table.needsNoEnd === 'others' ? 'with the other account' : 'no end: it names no one'
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
