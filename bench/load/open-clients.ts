import type { Client, Job } from './job.ts'
import { deliveredClients } from './delivered-clients.ts'
import { httpClients } from './http-clients.ts'
import { imageClients } from './image-clients.ts'
import { renderClient } from './render-client.ts'
import { sqlClients } from './sql-clients.ts'
import { uploadClients } from './upload-clients.ts'

/** Opens a job's clients. */
export function openClients(job: Job): Promise<readonly Client[]> {
  switch (job.kind) {
    case 'http':
      return httpClients(job)
    case 'sql':
      return sqlClients(job)
    case 'delivered':
      return deliveredClients(job)
    case 'render':
      return renderClient(job)
    case 'upload':
      return uploadClients(job)
    case 'pictures':
      return imageClients(job)
  }
}
