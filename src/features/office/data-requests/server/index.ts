import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { contract } from '../contract/data-requests.ts'
import { requestQueue } from '../rules/request-queue.ts'
import { retentionLimit } from '../rules/retention.ts'
import { complete, extend, identify, refuseRequest, sendExport } from './answer-request.ts'
import type { DataRequestsOptions, ApprovalDeps } from './deps.ts'
import { createDemo, type DemoRequests } from './demo.ts'
import { emailRequest } from './email-request.ts'
import { decideErasure, openErasures, requestErasure } from './erase-by-request.ts'
import { fileRequest } from './file-request.ts'
import {
  claimRequest,
  countRequests,
  downloadRegister,
  listRequests,
  releaseRequest,
} from './office-requests.ts'
import { personalData } from './personal-data.ts'
import { prove, readProof } from './prove.ts'
import {
  correctEmailByRequest,
  decideBirth,
  openCorrections,
  requestBirth,
} from './rectify-by-request.ts'
import { lift, restrict } from './restrict-by-request.ts'
import { readRequest, sendProof } from './read-request.ts'
import { createRequestLinks } from './request-links.ts'
import { deleteOldRequests } from './store-retention.ts'

export interface DataRequests {
  readonly handlers: Handlers<typeof contract, Site>
  /** Event subscribers; they run after the commit. */
  readonly subscribers: { readonly 'data_requests.email_due': ReturnType<typeof emailRequest> }
  /** A timed job: deletes old requests. */
  readonly tidy: (now: Date) => Promise<void>
  readonly demo: DemoRequests
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Requests about personal data: proof of identity, deadlines, and what staff do about them (OPS-10). */
export function createDataRequests({
  secret,
  openQueue,
  openApprovals,
  ...rest
}: DataRequestsOptions): DataRequests {
  const deps: ApprovalDeps = {
    ...rest,
    links: createRequestLinks(secret),
    queue: openQueue(requestQueue),
    erasures: openErasures(openApprovals, rest),
    corrections: openCorrections(openApprovals, rest),
  }
  const { database } = deps
  return {
    handlers: {
      'data_requests.file': fileRequest(deps),
      'data_requests.read_request': readRequest(deps),
      'data_requests.send_proof': sendProof(deps),
      'data_requests.read_proof': readProof(deps),
      'data_requests.prove': prove(deps),
      'data_requests.count': countRequests(deps),
      'data_requests.list': listRequests(deps),
      'data_requests.download': downloadRegister(deps),
      'data_requests.claim': claimRequest(deps),
      'data_requests.release': releaseRequest(deps),
      'data_requests.identify': identify(deps),
      'data_requests.extend': extend(deps),
      'data_requests.send_export': sendExport(deps),
      'data_requests.request_erasure': requestErasure(deps),
      'data_requests.decide_erasure': decideErasure(deps),
      'data_requests.restrict': restrict(deps),
      'data_requests.lift': lift(deps),
      'data_requests.propose_birth': requestBirth(deps),
      'data_requests.decide_birth': decideBirth(deps),
      'data_requests.correct_email': correctEmailByRequest(deps),
      'data_requests.complete': complete(deps),
      'data_requests.refuse': refuseRequest(deps),
    },
    subscribers: { 'data_requests.email_due': emailRequest(deps) },
    async tidy(now) {
      const before = retentionLimit(now)
      while ((await database.transaction((tx) => deleteOldRequests(tx, before))) > 0);
    },
    demo: createDemo(deps),
    personalData,
  }
}
