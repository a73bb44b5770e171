import type { Client, Job } from './job.ts'
import { httpClients } from './http-clients.ts'
import { renderClient } from './render-client.ts'
import { sqlClients } from './sql-clients.ts'

/** Opens the clients of a job. */
export function openClients(job: Job): Promise<readonly Client[]> {
  if (job.kind === 'http') return httpClients(job)
  return job.kind === 'sql' ? sqlClients(job) : renderClient(job)
}
