import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Client, Job, SqlStep } from './job.ts'

/**
 * Clients that connect directly to PostgreSQL, each with one connection and prepared statements.
 */
export function sqlClients({
  url,
  clients,
  operations,
}: Job & { kind: 'sql' }): Promise<readonly Client[]> {
  return Promise.all(
    Array.from({ length: clients }, async (): Promise<Client> => {
      const connection = new pg.Client({ connectionString: url })
      await connection.connect()
      return async (operation) => {
        for (const step of operations[operation % operations.length] ?? [])
          await connection.query(toQueryConfig(step))
      }
    }),
  )
}

function toQueryConfig({ name, text, values }: SqlStep) {
  return { name, text, values: values.map(fill) }
}

function fill(value: unknown): unknown {
  if (value === '$id') return randomUUID()
  return value === '$now' ? new Date() : value
}
